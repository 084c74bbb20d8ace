const conversation = "/api/conversations/{conversationId}";
const plan = "/api/subtasks/{planId}";
const exchange = `${conversation}/exchanges/{exchangeId}`;
const batch = `${conversation}/batches/{batchId}`;

/** What each endpoint of a conversation and its plans does, in one line. */
export const chatSummaries: Record<string, string> = {
  "GET /api/conversations":
    "One's own conversations, last used first: all, those of a unit, or those that hold some words.",
  "POST /api/conversations": "Begins a conversation about an attempt, a lesson or a card.",
  [`GET ${conversation}`]:
    "A conversation with a page of its exchanges, newest first: what was shown, never a model's raw text.",
  [`PUT ${conversation}`]: "Renames a conversation.",
  [`DELETE ${conversation}`]:
    "Deletes a conversation. What the coach told in it is kept for the guard alone.",
  [`POST ${conversation}/messages`]:
    "Sends a message. As an event stream: `begun`, `progress`, `reply` with the fields that have changed, then `answer`. The same Idempotency-Key gets the same exchange, running or done.",
  [`GET ${conversation}/subtasks`]:
    "The newest plan of a conversation, as it is now: its parts, how far each is, what waits for what, and the cost so far.",
  [`POST ${conversation}/subtasks`]:
    "Plans a request that is too large for one reply. Nothing runs yet; `plan` is null for one that needs fewer than three steps.",
  [`PUT ${plan}`]:
    "Changes a plan that was not started: its granularity, its strategy, or its parts, their order, words and dependencies. A circle is 422.",
  [`POST ${plan}/start`]:
    "Starts a plan. The merged result becomes an exchange of the conversation.",
  [`POST ${plan}/steer`]: "Pauses, resumes or stops a plan.",
  [`POST ${plan}/decide-task`]:
    "Says what becomes of a part that failed twice: retry, skip, or stop the plan.",
  [`POST ${plan}/decide-conflict`]:
    "Takes one side where several parts change the same lines; after the last one the results are merged.",
  [`GET ${exchange}`]:
    "An exchange as it stands: for a reader who lost the stream, or another tab.",
  [`POST ${exchange}/retry`]: "Sends the request of an exchange again.",
  [`POST ${exchange}/apply`]:
    "Writes changes that a reply proposes, by their places, as one change set; all or none. 409 `stale-version` with the stored text where a file has changed since the coach read it.",
  [`POST ${exchange}/discard`]: "Marks changes that a reply proposes as not wanted.",
  [`GET ${exchange}/pictures`]:
    "The pictures with these ids as a ZIP: `pictures/image-001.jpg` and so on, each as it is shown.",
  [`PUT ${exchange}/pictures/{imageId}`]:
    "Selects a picture for saving, or shows another of its versions.",
  [`POST ${exchange}/pictures/{imageId}/redraw`]:
    "Draws a picture anew in its place, from a changed prompt; earlier versions are kept. The same Idempotency-Key is paid for once.",
  [`POST ${exchange}/pictures/keep`]:
    "Saves pictures, as they are shown, among the files of the attempt: `pictures/image-001.jpg` and so on. At most 24 are there.",
  "GET /api/attempts/{attemptId}/pictures": "The pictures among the files of an attempt.",
  "DELETE /api/attempts/{attemptId}/pictures":
    "Takes a picture out of the files of an attempt. In its conversation it stays.",
  "GET /api/pictures/{pictureId}": "A picture that was drawn for oneself, as JPEG.",
  [`POST ${exchange}/accept`]: "Takes what was recovered of a reply; its banner goes.",
  [`POST ${exchange}/report`]:
    "Says what was wrong with an answer; the learner's instructors and admins see it.",
  [`POST ${conversation}/batches`]:
    "Begins to run commands of a reply, by their places, 20 at most. They run in the browser; the server keeps how far they are.",
  [`POST ${batch}/begin`]:
    "A tab is about to run the command at a place, under a key of its own. 409 `command-not-next` where it is another's turn.",
  [`POST ${batch}/report`]:
    "How a command ended, what it printed and what it changed: the changes are one change set. Counts once, and only with the key that began it.",
  [`POST ${batch}/supervise`]:
    "Tells the coach how a command ended. The coach says continue, stop or another command. As an event stream like a message.",
  [`POST ${batch}/skip`]: "Leaves a command out; the next one is on.",
  [`POST ${batch}/stop`]: "Stops the commands. They can go on later with `begin`.",
  [`POST ${conversation}/handoff`]:
    "Closes a conversation and begins a new one with a summary of it; `prefill` holds the open tasks.",
  [`POST ${conversation}/extend`]:
    "Goes on in the same conversation: the coach is told of older exchanges by a summary.",
  [`POST ${conversation}/decline-handoff`]: "Turns the offer of a new conversation down.",
  [`GET ${conversation}/export`]: "A conversation as Markdown.",
};

const attempt = "/api/attempts/{attemptId}";
const conversation = "/api/conversations/{conversationId}";
const exchange = `${conversation}/exchanges/{exchangeId}`;

/** What each endpoint does, in one line. An endpoint without a line fails a test. */
export const summaries: Record<string, string> = {
  "GET /api/health": "Whether Foothold can serve, part by part; 503 when it cannot.",
  "GET /api/openapi.json": "This description, as OpenAPI 3.1.",
  "POST /api/auth/sign-up/email": "Makes an account with the role learner and signs in.",
  "POST /api/auth/sign-in/email": "Signs in; the session is an http-only cookie.",
  "POST /api/auth/sign-out": "Ends the session.",
  "GET /api/auth/get-session": "Who is signed in; null for nobody.",
  "POST /api/setup": "Makes the first admin, with the link that the first start prints.",
  "POST /api/new-password":
    "Sets a new password by the one-time link of an admin, ends every session and signs in.",
  "GET /api/problems": "The catalogue, the easiest rung first.",
  "GET /api/problems/{slug}": "One problem as a learner may see it: no hidden tests, no solutions.",
  "GET /api/attempts": "One's own attempts, newest first.",
  "POST /api/attempts": "Begins an attempt.",
  [`GET ${attempt}`]: "An attempt with its problem.",
  [`POST ${attempt}/mode`]: "Switches between BEGINNER and EXPERT; everything written stays.",
  [`POST ${attempt}/understand/submit`]: "Submits the explanation; PASS leads to PLAN.",
  [`POST ${attempt}/understand/followup`]:
    "Answers a follow-up question; it counts together with the explanation.",
  [`POST ${attempt}/understand/example`]:
    "Checks an example one wrote, with one's own answer, against the reference.",
  [`POST ${attempt}/understand/explain`]:
    "Tells what an open probe gives; it then counts for nothing, and another one is asked.",
  [`POST ${attempt}/understand/revise`]:
    "Changes the explanation at a later step, which stays the present one.",
  [`POST ${attempt}/understand/skip`]: "Skips UNDERSTAND; in EXPERT mode only.",
  [`POST ${attempt}/plan/suggest`]: "Two or three patterns that may fit.",
  [`POST ${attempt}/plan/choose`]:
    "Chooses a pattern; a fitting one leads to IMPLEMENT, a beginner's low confidence to discovery. On rungs 1 and 2 a beginner gives an invariant too; one that is known to be wrong is answered first.",
  [`POST ${attempt}/plan/revise`]:
    "Changes the plan at a later step, which stays the present one; a plan that does not fit is not taken over.",
  [`POST ${attempt}/plan/discover`]:
    "The next question that leads to a pattern, given all answers so far.",
  [`POST ${attempt}/plan/skip`]: "Skips PLAN; in EXPERT mode only.",
  [`PUT ${attempt}/code`]: "Autosave; a change set where the code differs.",
  [`POST ${attempt}/implement/browser-run`]:
    "What the learner saw of a run in the browser, for the coach. It decides nothing.",
  [`POST ${attempt}/implement/hint`]: "The next hint, while the budget lasts.",
  [`POST ${attempt}/implement/submit`]:
    "Submits the code; leads to VERIFY, or to TEST in the older flow.",
  [`GET ${attempt}/queue`]: "Where one's waiting run stands: how many start before it, and when.",
  [`POST ${attempt}/verify/run`]: "The server runs all tests; when all pass it leads to REFLECT.",
  [`POST ${attempt}/solution/measure`]:
    "Runs the learner's program and the author's on all tests and says how long each took, and how many rounds its loops made and lines it ran on a visible test; at COMPLETE only.",
  [`POST ${attempt}/verify/trace`]: "The steps of a visible test, in the Python-Tutor format.",
  [`POST ${attempt}/verify/retry`]: "Back to the code.",
  [`POST ${attempt}/verify/explain-failure`]: "Help with a failed test; never solution code.",
  [`GET ${attempt}/predict`]:
    "A prediction that may stand for words, after a rescue and in REFLECT; null where there is none.",
  [`POST ${attempt}/predict`]:
    "Makes it; a right one stands for the recap, with any words of one's own, or for the summary in REFLECT.",
  [`POST ${attempt}/reflect/submit`]:
    "Submits the reflection; leads to COMPLETE. A summary that is known to be wrong is answered first; it may be empty once a prediction was right.",
  [`POST ${attempt}/reflect/skip`]: "Completes without a reflection.",
  [`GET ${attempt}/reflect/challenge`]:
    "The programs that look right and are not, from REFLECT on.",
  [`POST ${attempt}/reflect/challenge`]:
    "Runs such a program and the reference on an input; it is beaten where they differ.",
  [`POST ${attempt}/stuck`]: "Nudge, checkpoint or rescue; a rescue has to be explained back.",
  [`POST ${attempt}/stuck/recap`]: "Explains a rescue back in one's own words.",
  [`POST ${attempt}/chat`]:
    "The short way to the attempt's current conversation: `response` is the reply as one text. Never answered with the solution.",
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
  [`GET ${exchange}`]:
    "An exchange as it stands: for a reader who lost the stream, or another tab.",
  [`POST ${exchange}/retry`]: "Sends the request of an exchange again.",
  [`POST ${exchange}/accept`]: "Takes what was recovered of a reply; its banner goes.",
  [`POST ${exchange}/report`]:
    "Says what was wrong with an answer; the learner's instructors and admins see it.",
  [`POST ${conversation}/handoff`]:
    "Closes a conversation and begins a new one with a summary of it; `prefill` holds the open tasks.",
  [`POST ${conversation}/extend`]:
    "Goes on in the same conversation: the coach is told of older exchanges by a summary.",
  [`POST ${conversation}/decline-handoff`]: "Turns the offer of a new conversation down.",
  [`GET ${conversation}/export`]: "A conversation as Markdown.",
  "GET /api/chat-bugs":
    "What was wrong with replies, newest first, with counts by model: all of it for admins, what their learners reported for instructors.",
  "GET /api/learners/attempts/{attemptId}/conversations":
    "The conversations about a learner's attempt; every view is audited.",
  "GET /api/learners/attempts/{attemptId}/conversations/{conversationId}":
    "One of them with a page of its exchanges; every view is audited.",
  [`GET ${attempt}/files`]:
    "The workspace: the solution, and the learner's own notes, tests and scratch programs.",
  [`PUT ${attempt}/files`]:
    "Creates a file of one's own (version 0) or saves it; 409 with the stored `content` where it was changed meanwhile.",
  [`DELETE ${attempt}/files`]: "Deletes a file of one's own; it stays in the history.",
  [`POST ${attempt}/files/rename`]: "Renames a file of one's own.",
  [`POST ${attempt}/files/run`]:
    "Runs a program of the workspace on the server: a script with its output, or a test file test by test.",
  [`POST ${attempt}/files/check-tests`]:
    "Whether each expected value in `tests.json` agrees with the reference, by running it; not what the reference gives.",
  [`GET ${attempt}/drafts`]: "What is typed and not sent yet, field by field.",
  [`PUT ${attempt}/drafts`]:
    "Keeps what is typed; gives what is stored, which is another text where one was typed meanwhile.",
  [`POST ${attempt}/stuck/dismiss`]:
    "Turns down the help that is offered or under way; not offered again for the same situation.",
  [`POST ${attempt}/stuck/recover`]:
    "Takes up the offer of help, or asks for it: a recovery begins, or the one under way goes on.",
  [`POST ${attempt}/stuck/ask-instructor`]:
    "Asks the learner's instructor, adds to what was asked, or asks again after an answer; without a class it waits until there is one.",
  [`GET ${attempt}/recovery`]:
    "The newest recovery: what was shown, the branches, the place in the queue, and every instructor's answer in the attempt.",
  [`POST ${attempt}/answers/{answerId}/steps`]:
    "Ticks off a step of an instructor's answer, or takes the tick back.",
  [`GET ${attempt}/changes`]:
    "The change history, newest first: which files changed, without contents.",
  [`GET ${attempt}/changes/{position}`]: "One change set with old and new contents.",
  [`POST ${attempt}/rewind`]:
    "Takes the code and all files to any position of the history; 0 is its beginning.",
  [`POST ${attempt}/approach/submit`]: "Older flow: submits the approach; leads to CODE.",
  [`POST ${attempt}/finish`]: "Older flow: finishes once all tests have passed.",
  "GET /api/lessons": "All lessons, with which of them one has completed.",
  "GET /api/lessons/{lessonId}": "A lesson with one's own progress in it.",
  "POST /api/lessons/{lessonId}/checks":
    "Answers a check of a lesson; the last one right completes the lesson.",
  "POST /api/lessons/{lessonId}/stuck":
    "Nudge, checkpoint or rescue in a lesson, from what is authored with it.",
  "POST /api/lessons/{lessonId}/stuck/recap": "Explains a rescue back in one's own words.",
  "GET /api/recall": "The cards that are due, and when the next one is.",
  "POST /api/recall/{cardId}/review":
    "Rates how well a card was remembered; decides when it comes again.",
  "POST /api/recall/{cardId}/stuck":
    "Nudge, checkpoint or rescue at a card, from what is authored with it.",
  "POST /api/recall/{cardId}/stuck/recap": "Explains a rescue back in one's own words.",
  "GET /api/notifications": "One's own notifications, newest first, with the number unread.",
  "POST /api/notifications/{notificationId}/read": "Marks a notification as read.",
  "GET /api/live": "Server-sent events: a line for each change that concerns the person.",
  "GET /api/classes": "One's own classes, as learner or instructor.",
  "POST /api/classes": "Makes a class with a join code.",
  "POST /api/classes/join": "Joins a class by its code, as a learner.",
  "GET /api/classes/{classId}": "A class of one's own with its members.",
  "POST /api/classes/{classId}/leave": "Leaves a class; its last instructor stays.",
  "POST /api/classes/{classId}/join-code": "A new join code in place of the old one.",
  "PUT /api/classes/{classId}/owner":
    "Hands the class over to another of its instructors; an admin may name anybody who teaches.",
  "POST /api/classes/{classId}/instructors": "Adds another instructor by email.",
  "DELETE /api/classes/{classId}/members/{userId}": "Takes someone out of a class.",
  "GET /api/learners/attempts/{attemptId}":
    "The attempt of a learner in one's own classes; every view is audited.",
  "GET /api/escalations": "Learners who wait for an answer, the longest and most stuck first.",
  "GET /api/escalations/{escalationId}":
    "Goal, code, what was tried and what came of it, the failing test and its trace; audited.",
  "POST /api/escalations/{escalationId}/claim":
    "Claims it for ten minutes, so that two do not answer.",
  "POST /api/escalations/{escalationId}/release": "Gives a claim back.",
  "POST /api/escalations/{escalationId}/preview":
    "The answer as the learner would see it, its steps, and a warning where it gives too much away.",
  "POST /api/escalations/{escalationId}/answer":
    "Answers the learner, for them alone; the part under `reusable` becomes a draft note of a class.",
  "POST /api/operator/guidance":
    "The specification's name for answering a learner: takes the question `operatorRunId` and answers it in one call.",
  "GET /api/guidance":
    "One's own notes, those of the classes one teaches and those for everyone, with how often they helped.",
  "GET /api/guidance/{guidanceId}":
    "One note with what came of it each time and, for those who may change it, its history.",
  "PUT /api/guidance/{guidanceId}":
    "Edits, shares, verifies, retires or brings back a note. New words go through the guard and are a draft again; only a second instructor verifies, which offers the note in all classes.",
  "DELETE /api/guidance/{guidanceId}":
    "Deletes a note for good, also from the pages of learners who were shown it.",
  "GET /api/classes/{classId}/export":
    "A line for each attempt of the class's learners, as a spreadsheet.",
  "POST /api/learners/attempts/{attemptId}/comments":
    "Writes to a learner about a step or a line; they are told.",
  "GET /api/settings": "One's own settings.",
  "PUT /api/settings": "Saves one's own settings.",
  "POST /api/settings/coach/test": "Asks whether a coach one could choose answers.",
  "GET /api/admin/coach": "What is set about models, and what the environment offers.",
  "PUT /api/admin/coach": "Changes what is set about models.",
  "POST /api/admin/coach/test": "Really asks each model of a provider whether it works.",
  "GET /api/me/export": "Everything kept about oneself: a ZIP of JSON files and a README.",
  "POST /api/me/delete":
    "Deletes one's own account and everything personal; takes its email and password once more.",
  "POST /api/me/password":
    "Changes one's own password; takes the one before, and ends every other session.",
  "GET /api/admin/audit": "Searches the audit trail.",
  "GET /api/admin/flags": "All feature flags.",
  "GET /api/admin/flags/{key}": "One feature flag.",
  "PUT /api/admin/flags/{key}": "Changes a flag.",
  "GET /api/admin/health":
    "Health with the queue of programs, and what is around them: confinement and memory limit in force.",
  "GET /api/admin/metrics":
    "How recovery does over the last 7, 30, 90 or 365 days: times triggered, times it resolved it, at which stage, iterations spent.",
  "GET /api/admin/classes": "Every class with its owner, its instructors and how many learn there.",
  "GET /api/admin/people": "Searches people.",
  "PUT /api/admin/people/{personId}/rights":
    "Gives an instructor rights: to change notes for everyone, to answer learners without a class.",
  "PUT /api/admin/people/{personId}/role": "Changes a person's role.",
  "POST /api/admin/people/{personId}/disable": "Disables a person and ends their sessions.",
  "POST /api/admin/people/{personId}/enable": "Enables a person again.",
  "POST /api/admin/people/{personId}/end-sessions": "Ends a person's sessions.",
  "POST /api/admin/people/{personId}/password-link":
    "Makes a one-time link by which a person sets a new password; it is told once and replaces the one before.",
};

const attempt = "/api/attempts/{attemptId}";

/** What each endpoint of an attempt does, in one line. */
export const attemptSummaries: Record<string, string> = {
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
  [`GET ${attempt}/files`]:
    "The workspace: the solution, and the learner's own notes, tests and scratch programs.",
  [`PUT ${attempt}/files`]:
    "Creates a file of one's own (version 0) or saves it; 409 with the stored `content` where it was changed meanwhile.",
  [`DELETE ${attempt}/files`]: "Deletes a file of one's own; it stays in the history.",
  [`POST ${attempt}/files/command`]:
    "Saves all that a command of the shell changed as one change set; 409 where a file is not as the command found it.",
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
    "The change history, newest first: which files changed, who changed them and what it cost, without contents.",
  [`GET ${attempt}/changes/{position}`]: "One change set with old and new contents.",
  [`POST ${attempt}/changes/{position}/rewind`]:
    "Takes one change back and leaves all others: its files, its mark in the conversation, the todos that came with it. 409 `stale-version` with the stored text where a file was changed since.",
  [`POST ${attempt}/rewind`]:
    "Takes the code and all files to any position of the history; 0 is its beginning.",
  [`POST ${attempt}/approach/submit`]: "Older flow: submits the approach; leads to CODE.",
  [`POST ${attempt}/finish`]: "Older flow: finishes once all tests have passed.",
};

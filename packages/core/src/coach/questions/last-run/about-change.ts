import type { Topic } from "../question.ts";
import { hasOwnCode } from "../steps/step-todos.ts";
import { describeRun } from "./describe-run.ts";

const CHANGED =
  /\b(did i|have i|i) (just )?(break|broke|broken|destroy(ed)?|mess(ed)? up|ruin(ed)?)\b|\b(worked|passed|was (fine|green|ok)) (before|earlier|a minute ago|yesterday)\b|\bworse\b|\b(better|improved?|progress)\b.{0,20}\b(before|last time|than earlier|now)\b|\b(did|have) (i|it) (get|got|gotten|become|make|made|improved?)\b.{0,12}\b(better|progress)?\b.{0,10}$|\b(changed|edited) (something|sth|it|a line|my code)\b|\b(last|latest|recent) (change|edit)s?\b|\bundo\b.{0,20}\b(change|last)\b/;

/** After a change the newest run tells whether it helped, and earlier versions are there to go back to. */
export const aboutChange: Topic = (asked) => {
  if (!CHANGED.test(asked.plain) || !hasOwnCode(asked)) return null;
  const run = describeRun({ ...asked, plain: `${asked.plain} tests` });
  return {
    topic: "last-run",
    summary: `${run} Run the tests after each single change: then you know which one it was. Earlier versions of your code are kept, under History, and you can take one back.`,
    next: ["Where does my program go wrong?", "Where can I see my old code?"],
  };
};

import type { CoachContext } from "../../../ports/coach/coach-context.ts";
import { lastResults } from "../../../runs/last-results.ts";
import type { Topic } from "../question.ts";

const PRINTED =
  /\bwhat (did|does|do|was|were|has|is) (my|it|the|i|that) ?(program|code|function|prints?|log|console|console\.log|output)?\b.{0,20}\b(print(ed|s|ing)?|show(ed|s|n)?|log(ged)?|output|say|said)\b|\b(where|see|find) (is|are|do i see|can i see|my) ?(my |the )?(prints?|printed|console|logs?|console\.log)\b|\bmy (prints?|logs?|console) (output|show|did|do|say|is|are)\b|\bwhat (got|was) (printed|logged)\b/;
const MOST_LINES = 6;

/** What the program printed in the newest run in sight. */
export const aboutPrinted: Topic = (asked) => {
  if (!PRINTED.test(asked.plain) || /\b(red|errors?|messages?)\b/.test(asked.plain)) return null;
  const runs = printsOf(asked);
  if (runs.length === 0) return null;
  const found = runs.find(({ text }) => text.trim() !== "");
  if (!found) {
    return "In the last run your program printed nothing. What you print appears under the test that was run; does the line with the print run at all?";
  }
  const lines = found.text.trimEnd().split("\n");
  return {
    topic: "last-run",
    summary: `In ${found.name} it printed ${lines.length === 1 ? "one line" : `${lines.length} lines`}. Printing shows values; the test looks only at what the function returns.`,
    sections: [
      { heading: "What it printed", content: "", code: lines.slice(0, MOST_LINES).join("\n") },
    ],
    next: ["Where does my program go wrong?", "What does return do?"],
  };
};

function printsOf({ attempt, seen }: CoachContext): { name: string; text: string }[] {
  const own = seen?.ownInput
    ? [{ name: `the run on ${seen.ownInput.input}`, text: seen.ownInput.printed }]
    : [];
  const inBrowser = (seen?.tests?.tests ?? []).map(({ printed }, at) => ({
    name: `test ${at + 1}`,
    text: printed,
  }));
  if (own.length + inBrowser.length > 0) return [...own, ...inBrowser];
  return lastResults(attempt).flatMap((result) =>
    result.hidden ? [] : [{ name: `test ${result.index + 1}`, text: result.stdout }],
  );
}

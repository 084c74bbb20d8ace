import { NEVER_REACHED } from "../../coach/questions/own-code/about-line.ts";
import { askBuiltIn } from "./ask-questions.ts";
import { type Findings, found, type WorkContext, workThrough } from "./work-context.ts";

/** What each line does, read and traced; each line under its number. */
export async function describeLines(
  context: WorkContext,
  { lines }: { lines: readonly number[] },
): Promise<Findings> {
  const described = await workThrough(context, lines, (line) => describeLine(context, line));
  const never = described.flatMap(({ line, isNeverReached }) => (isNeverReached ? [line] : []));
  const rest = { stepOutput: { lines: [...lines], never } };
  const [only] = described;
  if (only && described.length === 1) {
    return found(only.words, { ...rest, sections: only.sections });
  }
  const sections = described.flatMap((each) => [
    { heading: `Line ${each.line}`, content: each.words },
    ...each.sections,
  ]);
  return found("", { ...rest, sections });
}

async function describeLine(context: WorkContext, line: number) {
  const { summary, sections } = await askBuiltIn(context, `What does line ${line} do?`);
  const said = sections.filter(({ code }) => code === undefined);
  const text = context.subject.attempt.code.split("\n")[line - 1] ?? "";
  return {
    line,
    words: [summary, ...said.map(({ heading, content }) => `${heading}: ${content}`)].join("\n\n"),
    sections: sections.filter(({ code }) => code !== undefined),
    // A line that only closes what was opened before is no step of the program.
    isNeverReached: /\w/.test(text) && said.some(({ content }) => content === NEVER_REACHED),
  };
}

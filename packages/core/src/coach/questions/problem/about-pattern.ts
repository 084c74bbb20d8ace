import type { Pattern } from "../../../entities/catalog/pattern.ts";
import type { Question, Sources, Topic } from "../question.ts";

/** Explains a pattern in general. Whether it fits here is judged when the learner chooses. */
export const aboutPattern: Topic = async (asked, sources) => {
  const named = await findNamedPattern(asked, sources);
  if (named) return describePattern(named, asked);
  if (!/\b(patterns?|techniques?|data ?structures?)\b/.test(asked.plain)) return null;
  return (
    "Which pattern fits is yours to find: I judge a choice once you have made it, and a wrong one costs nothing. " +
    "Ask yourself what you have to remember while you go through the input. You can ask me about a pattern by its " +
    "name: I tell you when it fits in general."
  );
};

async function findNamedPattern(
  { plain }: Question,
  { patterns }: Sources,
): Promise<Pattern | null> {
  const all = await patterns.list();
  const byLength = [...all].sort((one, other) => other.name.length - one.name.length);
  const found = byLength.find(({ id, name }) =>
    [name.toLowerCase(), id.replaceAll("-", " "), id].some((word) => holdsWord(plain, word)),
  );
  return found ? patterns.find(found.id) : null;
}

function holdsWord(text: string, word: string): boolean {
  const at = text.indexOf(word);
  if (at < 0) return false;
  return !/\w/.test(text[at - 1] ?? " ") && !/[a-rt-z0-9]/.test(text[at + word.length] ?? " ");
}

function describePattern(
  { id, name, summary, cues, invariant }: Pattern,
  { problem, attempt }: Question,
) {
  const chosen = attempt.planPayload?.chosenPattern === id;
  const fit = problem.patternFits.find(({ patternId }) => patternId === id);
  const here =
    chosen && fit && attempt.v2Step !== "PLAN"
      ? `You chose it here. ${fit.reason}`
      : "Does that describe this problem? Say which of these you see in it, and which you do not.";
  return [
    `${name}: ${summary}`,
    `It fits when you meet this: ${cues.join(" ")}`,
    `What it lives on: ${invariant}`,
    here,
  ].join("\n\n");
}

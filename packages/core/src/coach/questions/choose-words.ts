import type { Asked } from "./question.ts";

/** Chooses one of several wordings: it depends on the question, and is not the one that was used last. */
export function chooseWords(ways: readonly string[], { question, past }: Asked): string {
  const letters = [...question.slice(0, 200)].reduce((sum, each) => sum + each.charCodeAt(0), 0);
  const said = past.slice(-3).map(({ reply }) => reply.summary ?? "");
  const from = (letters + past.length) % ways.length;
  const turned = [...ways.slice(from), ...ways.slice(0, from)];
  const fresh = turned.find((way) => !said.some((text) => text.includes(way)));
  return fresh ?? turned[0] ?? "";
}

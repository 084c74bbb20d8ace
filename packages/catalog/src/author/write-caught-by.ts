import { isMap, isSeq, parseDocument } from "yaml";
import type { MeasuredProgram } from "../check/run/measure-caught-by.ts";

export function formatCaughtBy({ failing }: MeasuredProgram): string {
  const ids = (language: keyof typeof failing) =>
    `[${failing[language].map(({ id }) => id).join(", ")}]`;
  const [javascript, python] = [ids("javascript"), ids("python")];
  return javascript === python ? javascript : `{ javascript: ${javascript}, python: ${python} }`;
}

/** The text of a wrong.yaml with each `caughtBy` replaced by the measured tests, and nothing else changed. */
export function writeCaughtBy(yamlText: string, measured: readonly MeasuredProgram[]): string {
  const { contents } = parseDocument(yamlText);
  if (!isSeq(contents)) return yamlText;
  const edits = contents.items.flatMap((item) => {
    if (!isMap(item)) return [];
    const program = measured.find(({ name }) => name === String(item.get("name")));
    const value = item.get("caughtBy", true);
    const range = value?.range;
    return program && range ? [{ from: range[0], to: range[1], program }] : [];
  });
  return edits
    .sort((left, right) => right.from - left.from)
    .reduce((text, { from, to, program }) => {
      const blockStyle = text.slice(text.lastIndexOf("\n", from) + 1, from).trim() === "";
      const start = blockStyle ? text.lastIndexOf(":", from) + 1 : from;
      const before = blockStyle ? `${text.slice(0, start)} ` : text.slice(0, start);
      const after = blockStyle ? `\n${text.slice(to).replace(/^\n/, "")}` : text.slice(to);
      return `${before}${formatCaughtBy(program)}${after}`;
    }, yamlText);
}

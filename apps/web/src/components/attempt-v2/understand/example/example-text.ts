import { readValue } from "../../workbench/values/read-value.ts";
import type { WrittenField } from "../../workbench/values/use-written-input.ts";

/** An example: the texts of its cells by name, and the steps in words. */
export type ExampleParts = { cells: Readonly<Record<string, string>>; steps: string };

const ARROW = " → ";

/** The parts as one text, such as `numbers = [2, 7], target = 9 → [0, 1]` and the steps below it. */
export function exampleText(
  { cells, steps }: ExampleParts,
  fields: readonly WrittenField[],
): string {
  const texts = fields.map(({ name }) => cells[name] ?? "");
  if (texts.every((text) => text === "")) return steps;
  const input = fields.slice(0, -1).map(({ label }, index) => `${label} = ${texts[index]}`);
  const line = `${input.join(", ")}${ARROW}${texts.at(-1)}`;
  return steps === "" ? line : `${line}\n${steps}`;
}

/** The reverse of `exampleText`. A text without such a first line consists of steps only. */
export function exampleParts(text: string, fields: readonly WrittenField[]): ExampleParts {
  const [line = "", ...rest] = text.split("\n");
  const names = fields.slice(0, -1).map(({ label }) => `${label} = (.*)`);
  const found = new RegExp(`^${names.join(", ")}${ARROW}(.*)$`).exec(line);
  if (!found) return { cells: {}, steps: text };
  const cells = fields.map(({ name }, index) => [name, found[index + 1] ?? ""]);
  return { cells: Object.fromEntries(cells), steps: rest.join("\n") };
}

/** The text to send: every readable cell in the same spelling. */
export function sentExample(text: string, fields: readonly WrittenField[]): string {
  const { cells, steps } = exampleParts(text, fields);
  const spelled = fields.map((field) => {
    const read = readValue(cells[field.name] ?? "", field);
    return [field.name, read.ok ? JSON.stringify(read.value) : (cells[field.name] ?? "")];
  });
  return exampleText({ cells: Object.fromEntries(spelled), steps }, fields);
}

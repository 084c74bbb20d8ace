export const MIN_STEPS = 2;

const NUMBERED = /^\s*(?:step\s+)?\d{1,2}\s*[.):]\s+/i;
const NUMBERED_INSIDE = /(?:^|[\s;,])(?:step\s+)?\d{1,2}[.)]\s+/gi;
const BULLETED = /^\s*[-*•–]\s+/;
/** Only at the start of a clause: "the second number" and "the next entry" are no steps. */
const SEQUENCE =
  /(?:^|[.;:!?\n]\s{0,20}|,\s{0,20}(?:and\s{1,20})?|\s{1,20}and\s{1,20})(?:first(?:ly|\s+of\s+all)?|(?:second|third)(?:ly|(?=[,:]))|then|next|after\s+that|afterwards|finally|lastly)\b[,:]?\s+/gi;

/** The steps in a text: numbered, bulleted, or "first … then …"; empty when it has none. */
export function extractSteps(text: string): string[] {
  const lines = text.split(/\r?\n/);
  for (const steps of [
    marked(lines, NUMBERED),
    marked(lines, BULLETED),
    numberedInside(text),
    inSequence(text),
  ]) {
    if (steps.length >= MIN_STEPS) return steps;
  }
  return [];
}

/** A line without a number or bullet continues the step above it; an empty line ends the step. */
function marked(lines: readonly string[], mark: RegExp): string[] {
  const steps: string[] = [];
  let open = false;
  for (const line of lines) {
    if (mark.test(line)) {
      steps.push(line.replace(mark, ""));
      open = true;
    } else if (line.trim() === "") open = false;
    else if (open) steps[steps.length - 1] += ` ${line.trim()}`;
  }
  return tidied(steps);
}

function numberedInside(text: string): string[] {
  const numbers = [...text.matchAll(NUMBERED_INSIDE)].map(([found]) =>
    Number(/\d+/.exec(found)?.[0]),
  );
  const counted = numbers.length >= MIN_STEPS && numbers.every((number, i) => number === i + 1);
  return counted ? tidied(text.split(NUMBERED_INSIDE).slice(1)) : [];
}

function inSequence(text: string): string[] {
  const marks = [...text.matchAll(SEQUENCE)];
  const begin = marks[0];
  if (!begin || marks.length < MIN_STEPS - 1) return [];
  const parts = text.split(SEQUENCE);
  // In "Use the list, then read" the text before the first marker is a step too, unless the marker is "first".
  const opened = /first/i.test(begin[0]) && text.slice(0, begin.index).trim() === "";
  return tidied(opened || /first/i.test(begin[0]) ? parts.slice(1) : parts);
}

function tidied(steps: readonly string[]): string[] {
  return steps
    .map((step) =>
      step
        .trim()
        .replace(/^(?:first|then)[,:]?\s+/i, "")
        .replace(/(?<![\s,;.])[\s,;.]+$/, ""),
    )
    .filter((step) => step !== "")
    .map((step) => step.charAt(0).toUpperCase() + step.slice(1));
}

import { parseRegExpLiteral } from "@eslint-community/regexpp";

const MAX_EXAMPLES = 30;
const MAX_OPTIONS = 6;
const MAX_REPEATED = 20;
const samples = [..."aAs1_ \n\t.,()[]{}<>=+-*/\"'`:;#$%&|!?\\@~^é"];

/** Ways to match a pattern, each as the texts of its parts one after the other. */
export function examplesOf(pattern, flags) {
  const { pattern: parsed } = parseRegExpLiteral(`/${pattern}/${flags}`);
  return waysOfAll(parsed.alternatives, flags).slice(0, MAX_EXAMPLES);
}

function waysOfAll(alternatives, flags) {
  const ways = alternatives.map((alternative) => waysThrough(alternative, flags));
  // The first way of each alternative, then the second ones, so that a limit leaves none of them out.
  return Array.from({ length: Math.max(...ways.map(({ length }) => length)) }, (_, at) =>
    ways.flatMap((way) => way.slice(at, at + 1)),
  ).flat();
}

/** One part at a time takes its other options; the rest takes its first. */
function waysThrough({ elements }, flags) {
  const options = elements.map((element) => optionsOf(element, flags));
  const first = options.map(([parts]) => parts);
  const others = options.flatMap((ways, at) =>
    ways.slice(1, MAX_OPTIONS).map((parts) => first.with(at, parts)),
  );
  return [first, ...others].map((ways) => ways.flat());
}

function optionsOf(element, flags) {
  switch (element.type) {
    case "Character":
      return [[String.fromCodePoint(element.value)]];
    case "CharacterSet":
    case "CharacterClass":
      return samplesOf(element.raw, flags).map((sample) => [sample]);
    case "Quantifier":
      return optionsOf(element.element, flags).map((parts) =>
        Array(Math.min(Math.max(element.min, 1), MAX_REPEATED))
          .fill(parts)
          .flat(),
      );
    case "Group":
    case "CapturingGroup":
      return waysOfAll(element.alternatives, flags);
    default:
      return [[]];
  }
}

function samplesOf(raw, flags) {
  const set = new RegExp(`^${raw}$`, flags.replace(/[gy]/g, ""));
  const held = samples.filter((sample) => set.test(sample));
  return held.length > 0 ? held.slice(0, 2) : [""];
}

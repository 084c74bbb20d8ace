import { examplesOf } from "./pattern-examples.mjs";

const MAX_TEXTS = 150;
/** After these a pattern that was about to match does not: at the text's end, and at its last line's. */
const endings = ["\u0001", "\n\u0001"];

const common = [
  ...["a", "s", "1", " ", "\t", "\n", ".", "(", "[[", "{", "()", '"', "'", "`", "\\", "é"],
  ...["aA", "a ", "a,", "a.", "1 1", ". ", "/*", "<a", '\\"', "\\'", "if ", "a\n", " \n"],
];

/**
 * Makers of texts that make a pattern try as much as it can: of common characters, and of the pattern's own. Each takes the
 * length, so that a short one can be tried first.
 */
export function hostileTexts(pattern, flags) {
  const own = examplesOf(pattern, flags).flatMap(pumpedPlaces);
  const places = [...common.map((pumped) => ({ before: "", pumped })), ...own].filter(
    ({ pumped }) => pumped !== "",
  );
  const known = new Set();
  const distinct = places.filter(({ before, pumped }) => {
    const key = `${before}\0${pumped}`;
    return !known.has(key) && known.add(key);
  });
  return distinct
    .slice(0, MAX_TEXTS)
    .flatMap(({ before, pumped }) =>
      endings.map(
        (ending) => (length) =>
          before + pumped.repeat(Math.max(1, Math.floor(length / pumped.length))) + ending,
      ),
    );
}

/** Each part repeated where it stands, with the part after it, and with all parts before it. */
function pumpedPlaces(parts) {
  return parts.flatMap((part, at) => {
    const before = parts.slice(0, at).join("");
    const pair = part + (parts[at + 1] ?? "");
    return [
      { before, pumped: part },
      { before: "", pumped: before + part },
      { before, pumped: pair },
      { before: "", pumped: pair },
    ];
  });
}

const letters = new Map(
  `.-a -...b -.-.c -..d .e ..-.f --.g ....h ..i .---j -.-k .-..l --m -.n ---o .--.p --.-q .-.r ...s -t ..-u ...-v .--w -..-x -.--y --..z
  -----0 .----1 ..---2 ...--3 ....-4 .....5 -....6 --...7 ---..8 ----.9 -...-= -.--.( -.--.-) .-.-.+ -....-- -..-./ ---...: --..--, .-.-.-. ..--.-_`
    .split(/\s+/)
    .map((entry) => [entry.slice(0, -1), entry.slice(-1)]),
);
/** Fewer signs are a dash and an ellipsis. */
const MIN_SIGNS = 20;

const LIST_MARK = /^[ \t]{0,12}-[ \t]/gm;

/** Decodes Morse signs; other characters between them stay, since Morse has none for brackets and the like. */
export function decodeMorse(text: string): string[] {
  const signs = text
    .replaceAll(LIST_MARK, "")
    .split(/\s+/)
    .filter((group) => letters.has(group));
  if (signs.length < MIN_SIGNS) return [];
  const groups = text.split(/\s+/);
  const decoded = groups.map((group) => (group === "/" ? " " : (letters.get(group) ?? group)));
  return [decoded.join("")];
}

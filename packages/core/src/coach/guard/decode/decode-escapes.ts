/** An escape for each character; fewer are a name or a space in an address. */
const MIN_ESCAPES = 8;

const shapes: readonly { one: RegExp; radix: number }[] = [
  { one: /%([0-9a-fA-F]{2})/, radix: 16 },
  { one: /&#x([0-9a-fA-F]{1,6});?/, radix: 16 },
  { one: /&#(\d{1,7});?/, radix: 10 },
  { one: /\\u\{?([0-9a-fA-F]{4,6})\}?/, radix: 16 },
  { one: /\\x([0-9a-fA-F]{2})/, radix: 16 },
  { one: /\\([0-7]{3})/, radix: 8 },
  { one: /U\+([0-9a-fA-F]{4,6})\s?/, radix: 16 },
];

/** Decodes percent signs, HTML entities and the escapes of strings; each in a row. */
export function decodeEscapes(text: string): string[] {
  return shapes.flatMap(({ one, radix }) => {
    const row = new RegExp(`(?:${one.source}\\s?){${MIN_ESCAPES},}`, "g");
    const every = new RegExp(one.source, "g");
    return [...text.matchAll(row)].map(([run]) =>
      run.replaceAll(every, (_, code: string) => fromCode(Number.parseInt(code, radix))),
    );
  });
}

const fromCode = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : "");

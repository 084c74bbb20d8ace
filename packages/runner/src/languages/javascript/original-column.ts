const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** The column in the TypeScript source for a column of the stripped code; both count from 1. */
export function originalColumn(mappings: string, line: number, column: number): number {
  if (mappings === "") return column;
  let sourceColumn = 0;
  let found = { generated: 0, source: 0 };
  for (const [index, segments] of mappings.split(";", line).entries()) {
    let generated = 0;
    for (const segment of segments.split(",")) {
      const [generatedStep, , , sourceStep] = decodeSegment(segment);
      if (generatedStep === undefined) continue;
      generated += generatedStep;
      sourceColumn += sourceStep ?? 0;
      if (index === line - 1 && generated <= column - 1)
        found = { generated, source: sourceColumn };
    }
  }
  return found.source + (column - 1 - found.generated) + 1;
}

function decodeSegment(segment: string): number[] {
  const values: number[] = [];
  let value = 0;
  let shift = 0;
  for (const character of segment) {
    const digit = alphabet.indexOf(character);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    values.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return values;
}

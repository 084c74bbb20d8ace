const DOUBLE = '"“”„«»';
const SINGLE = "'‘’‚`";

export function isQuote(character: string | undefined): boolean {
  return character !== undefined && (DOUBLE + SINGLE).includes(character);
}

/** A plain quote is closed by itself; a typographic one by any of its kind. */
export function closingQuotesOf(opener: string): string {
  if (opener === '"' || opener === "'" || opener === "`") return opener;
  return DOUBLE.includes(opener) ? "“”»«" : "‘’";
}

/**
 * Quotes left inside a text come in pairs. An odd one means that a string ended there after all,
 * or that its own end is missing. Single ones are apostrophes too and tell nothing.
 */
export function hasUnpairedQuote(quotesInside: number, opener: string): boolean {
  return !SINGLE.includes(opener) && quotesInside % 2 === 1;
}

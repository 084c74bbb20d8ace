const DOUBLE = '"“”„«»';
const SINGLE = "'‘’‚`";

export function isQuote(character: string | undefined): boolean {
  return character !== undefined && (DOUBLE + SINGLE).includes(character);
}

/** The quotes that can close this one: a plain quote itself, a typographic quote any of its kind. */
export function closingQuotesOf(opener: string): string {
  if (opener === '"' || opener === "'" || opener === "`") return opener;
  return DOUBLE.includes(opener) ? "“”»«" : "‘’";
}

/**
 * Whether a text has an odd number of quotes inside: then a string ended there after all, or its closing quote is
 * missing. Single quotes do not count, since they are apostrophes too.
 */
export function hasUnpairedQuote(quotesInside: number, opener: string): boolean {
  return !SINGLE.includes(opener) && quotesInside % 2 === 1;
}

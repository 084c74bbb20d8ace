/** What the page asks of the formatter's worker. */
export type FormatRequest = { id: number; program: string };

/** `unreadable`: the program is no Python yet, and the formatter says why. */
export type Formatted = { formatted: string } | { unreadable: string };

/** `result` is null where the formatter itself could not be fetched. */
export type FormatReply = { id: number; result: Formatted | null };

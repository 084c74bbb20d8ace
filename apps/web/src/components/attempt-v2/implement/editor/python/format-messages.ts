/** A request to the formatter's worker. */
export type FormatRequest = { id: number; program: string };

/** `unreadable`: the program is not valid Python yet, and the formatter says why. */
export type Formatted = { formatted: string } | { unreadable: string };

/** `result` is null when the formatter could not be fetched. */
export type FormatReply = { id: number; result: Formatted | null };

/** In its own file, because browsers need it without the schemas. */
export const MOST_CELLS = 40;
export const MOST_LETTERS = 12;
/** In a map, a set or a call there is room for a short list. */
export const MOST_WIDE_LETTERS = 32;
export const MOST_FRAMES = 8;
export const MOST_PARTS = 6;

/** In its own file, because browsers need it without the schemas. */
export const MAX_PAGE_SIZE = 100;

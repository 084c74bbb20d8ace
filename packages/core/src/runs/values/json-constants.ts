/** JSON's spelling of the constants of Python and JavaScript. */
export const jsonConstants: ReadonlyMap<string, string> = new Map([
  ["True", "true"],
  ["False", "false"],
  ["None", "null"],
  ["undefined", "null"],
]);

/** Another file of the workspace inside the one script that runs: the script's line where it begins, and its source map. */
export type LinkedModule = { path: string; line: number; mappings: string };

const languages: Readonly<Record<string, string>> = {
  py: "python",
  js: "javascript",
  ts: "typescript",
};

/** Monaco's id for the language of a file, by the file's extension. */
export function languageOfFile(path: string): string {
  return languages[path.split(".").at(-1) ?? ""] ?? "plaintext";
}

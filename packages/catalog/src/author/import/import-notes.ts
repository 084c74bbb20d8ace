export function importNotes(source: string, notes: readonly string[]): string {
  return `# What the import could not carry over

From \`${source}\`. Delete this file when the problem is finished.

${notes.map((note) => `- ${note}`).join("\n")}
`;
}

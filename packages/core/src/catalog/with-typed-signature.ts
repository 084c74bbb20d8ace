const head = /^function (\w+)\([^\n]{0,400}\{$/m;

/** A program of an author, who writes JavaScript, with the parameter and result types of the TypeScript starter. */
export function withTypedSignature(program: string, starter: string | undefined): string {
  const typed = starter?.match(head);
  const plain = program.match(head);
  if (!typed || !plain || typed[1] !== plain[1]) return program;
  return program.replace(head, () => typed[0]);
}

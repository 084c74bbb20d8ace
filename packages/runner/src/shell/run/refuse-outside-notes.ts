/** Why a command that the coach proposed may not write a file; null if it may. */
export function refuseOutsideNotes(path: string): string | null {
  if (path === "notes.md" || path.startsWith("scratch/")) return null;
  return "a command of the coach's writes notes.md and scratch/ only";
}

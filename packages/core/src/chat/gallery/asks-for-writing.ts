/** What is written in a picture cannot be read by the guard, so no prompt may ask for it. */
const WRITTEN =
  /\b(?:source ?code|pseudo ?code|code|codes|snippet|program|script|algorithm|solution|answer key|formula|equation|text|words?|letters?|caption|labels?|labelled|labeled|written|writing|writes|write|handwriting|typed|spells?|spelled|spelling|says|saying|reads|quote|subtitles?|screenshot|terminal|console|editor|python|javascript|typescript|java|rust|haskell|c\+\+|whiteboard|blackboard|chalkboard|instructions?|recipe|cheat ?sheet)\b/i;

/** The word by which a prompt asks for writing, code or a way of solving; null where it asks for none. */
export function findWriting(prompt: string): string | null {
  return WRITTEN.exec(prompt)?.[0] ?? null;
}

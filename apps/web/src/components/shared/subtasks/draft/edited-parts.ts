/** A part of a plan while the learner edits it. */
export type EditedPart = {
  subtaskId: string;
  instruction: string;
  dependencies: readonly string[];
};

export function movePart(parts: readonly EditedPart[], at: number, by: 1 | -1): EditedPart[] {
  const moved = [...parts];
  const [part] = moved.splice(at, 1);
  if (part) moved.splice(Math.min(Math.max(at + by, 0), moved.length), 0, part);
  return moved;
}

/** Removes a part, and every dependency on it. */
export function removePart(parts: readonly EditedPart[], at: number): EditedPart[] {
  const gone = parts[at]?.subtaskId;
  return parts
    .filter((_, place) => place !== at)
    .map((part) => ({ ...part, dependencies: part.dependencies.filter((id) => id !== gone) }));
}

/** Reads part numbers from a text such as "1, 2"; null if one of them does not exist. */
export function readNumbers(text: string, numbers: ReadonlyMap<string, number>): string[] | null {
  const named = text.split(/[\s,]+/).filter((each) => each !== "");
  const ids = named.map((each) => [...numbers].find(([, number]) => `${number}` === each)?.[0]);
  return ids.every((id) => id !== undefined) ? ids : null;
}

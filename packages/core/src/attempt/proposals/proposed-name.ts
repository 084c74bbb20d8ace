/** A longer file name could spell out the steps of a solution. */
export const MOST_NAME_WORDS = 4;
const MOST_NAME_LENGTH = 40;

export const TELLING_NAME = `The name of a proposed file has at most ${MOST_NAME_WORDS} words.`;

/** Whether the name of a new file is so long that it could tell a part of the solution. */
export function isTellingName(path: string): boolean {
  const name = path.slice(path.lastIndexOf("/") + 1).replace(/\.\w{1,4}$/, "");
  return name.length > MOST_NAME_LENGTH || nameWords(name).length > MOST_NAME_WORDS;
}

/** The words of a path: `scratch/tryTwo_loops.py` has "scratch", "try", "Two", "loops" and "py". */
export function nameWords(path: string): string[] {
  return path
    .slice(0, 1_000)
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== "");
}

/** The beginning of a refused path, long enough to recognise the file. */
export function shortPath(path: string): string {
  return path.length > MOST_NAME_LENGTH ? `${path.slice(0, MOST_NAME_LENGTH - 1)}…` : path;
}

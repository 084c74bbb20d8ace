/** What a program gets told of each hidden test, in order; null where the run was refused. */
export type AskRun = (code: string) => Promise<readonly string[] | null>;

type Program = {
  solution: string;
  entryPoint: string;
  /** A visible input, on which it fails on purpose: a program that passes would end the attempt. */
  visible: string;
};
type Attack = Program & { runs: number; ask: AskRun };

const LONGEST_INPUT = 28;
const BITS = 7;
const ALPHABET = [..." ,-0123456789[]"].sort();

/** Throws by one bit of the input a run, and takes every failed test for a 1. Gives the texts it believes in. */
export async function readBitByBit({ runs, ask, ...program }: Attack): Promise<string[]> {
  const texts: number[][] = [];
  for (let run = 0; run < runs && run < LONGEST_INPUT * BITS; run++) {
    const place = Math.floor(run / BITS);
    const bit = run % BITS;
    const told = await ask(throwing(program, `(text.charCodeAt(${place}) >> ${bit}) & 1`));
    for (const [test, status] of (told ?? []).entries()) {
      const characters = texts[test] ?? [];
      texts[test] = characters;
      if (status !== "passed") characters[place] = (characters[place] ?? 0) | (1 << bit);
    }
  }
  return texts.map((codes) => String.fromCharCode(...[...codes].map((code) => code ?? 0)));
}

/**
 * Looks for one input after the other, letter by letter: throws where an input that it does not know yet begins with the
 * letters found so far and goes on with a letter up to the middle one. One failed test anywhere is a yes, so groups do
 * not stop it; the number of runs that tell something new does.
 */
export async function readLetterByLetter({ runs, ask, ...program }: Attack): Promise<string[]> {
  const known: string[] = [];
  let left = runs;
  const isThere = async (test: string): Promise<boolean> => {
    left -= 1;
    const told = await ask(
      throwing(program, `!${JSON.stringify(known)}.includes(text) && ${test}`),
    );
    return told?.some((status) => status !== "passed") ?? false;
  };
  while (left > 0) {
    let begun = "";
    while (left > 0 && !balanced(begun)) {
      let from = 0;
      let to = ALPHABET.length - 1;
      while (from < to && left > 0) {
        const middle = Math.floor((from + to) / 2);
        const letters = ALPHABET.slice(from, middle + 1).join("");
        const test = `text.startsWith(${JSON.stringify(begun)}) && ${JSON.stringify(letters)}.includes(text[${begun.length}])`;
        if (await isThere(test)) to = middle;
        else from = middle + 1;
      }
      begun += ALPHABET[from];
      if (begun.length > LONGEST_INPUT) break;
    }
    known.push(begun);
  }
  return known;
}

function throwing({ solution, entryPoint, visible }: Program, when: string): string {
  const solved = `const solve = (() => { ${solution}\nreturn ${entryPoint}; })();`;
  return `${solved}\nfunction ${entryPoint}(...args) {\n  const text = JSON.stringify(args);\n  if (text === ${JSON.stringify(visible)} || (${when})) throw new Error("yes");\n  return solve(...args);\n}`;
}

function balanced(text: string): boolean {
  const count = (letter: string) => text.split(letter).length;
  return text.length > 1 && count("[") === count("]");
}

import type { Language } from "../../../entities/runs/language.ts";
import { isPython } from "../code/detect-language.ts";
import type { Program } from "./candidate.ts";
import { EACH, limitLoops, TICK } from "./limit-loops.ts";
import { stripTypes } from "./strip-types.ts";

const PACKED_ENTRY_POINT = "packed_programs";
/** Many times the rounds that a right program needs for a small test. */
const MAX_ROUNDS = 100_000;
const MAX_PYTHON_LINES = 30_000;

/**
 * Packs programs into one that takes the program's number as its last argument, so that one sandbox runs them all. A program
 * that does not end is stopped by counting its rounds; the others go on.
 */
export function packPrograms(programs: readonly Program[], language: Language): Program {
  const python = isPython(language);
  const texts = JSON.stringify(
    programs.map(({ code }) => (python ? code : prepare(code, language))),
  );
  const names = JSON.stringify(programs.map(({ entryPoint }) => entryPoint));
  return {
    language: python ? "python" : "javascript",
    code: python ? packPython(texts, names) : packScript(texts, names),
    entryPoint: PACKED_ENTRY_POINT,
  };
}

const prepare = (code: string, language: Language): string =>
  limitLoops(language === "typescript" ? stripTypes(code) : code);

const packPython = (texts: string, names: string): string => `import sys
programs, names = ${texts}, ${names}
def ${PACKED_ENTRY_POINT}(*args):
    *args, number = args
    space = dict(globals())
    code = compile(programs[number], "solution.py", "exec")
    left = ${MAX_PYTHON_LINES}
    def tick(frame, event, arg):
        nonlocal left
        left -= 1
        if left < 0:
            raise RuntimeError("too many steps")
        return tick
    before = sys.gettrace()
    sys.settrace(tick)
    try:
        exec(code, space)
        return space[names[number]](*args)
    finally:
        sys.settrace(before)
`;

const packScript = (
  texts: string,
  names: string,
): string => `const programs = ${texts}, names = ${names};
let rounds__ = 0;
function ${TICK}() {
  if (++rounds__ > ${MAX_ROUNDS}) throw new Error("too many rounds");
  return true;
}
function* ${EACH}(items) {
  for (const item of items) {
    ${TICK}();
    yield item;
  }
}
function ${PACKED_ENTRY_POINT}(...args) {
  const number = args.pop();
  rounds__ = 0;
  return eval("(() => {" + programs[number] + "\\n;return " + names[number] + "; })()")(...args);
}
`;

import type { Language } from "../../../entities/runs/language.ts";
import { isPython } from "../code/detect-language.ts";
import type { Program } from "./candidate.ts";
import { stripTypes } from "./strip-types.ts";

const PACKED_ENTRY_POINT = "packed_programs";

/** Packs programs into one that takes the program's number as its last argument, so that one sandbox runs them all. */
export function packPrograms(programs: readonly Program[], language: Language): Program {
  const texts = JSON.stringify(
    programs.map(({ code }) => (language === "typescript" ? stripTypes(code) : code)),
  );
  const names = JSON.stringify(programs.map(({ entryPoint }) => entryPoint));
  const code = isPython(language)
    ? `programs, names = ${texts}, ${names}
def ${PACKED_ENTRY_POINT}(*args):
    *args, number = args
    space = dict(globals())
    exec(programs[number], space)
    return space[names[number]](*args)
`
    : `const programs = ${texts}, names = ${names};
function ${PACKED_ENTRY_POINT}(...args) {
  const number = args.pop();
  return eval("(() => {" + programs[number] + "\\n;return " + names[number] + "; })()")(...args);
}
`;
  return {
    language: isPython(language) ? "python" : "javascript",
    code,
    entryPoint: PACKED_ENTRY_POINT,
  };
}

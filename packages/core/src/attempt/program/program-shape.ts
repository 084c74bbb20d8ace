import type { Language } from "../../entities/runs/language.ts";
import type { Loops } from "./loops.ts";
import { pythonLoops } from "./python-loops.ts";
import { scriptLoops } from "./script-loops.ts";

/** What can be seen of a program without running it. */
export type ProgramShape = { lines: number; loops: Loops; callsItself: boolean };

export function programShape(code: string, language: Language, entryPoint: string): ProgramShape {
  const bare = language === "python" ? withoutPythonTexts(code) : withoutScriptTexts(code);
  const calls = bare.match(new RegExp(`(?<![\\w.])${entryPoint}\\s*\\(`, "g")) ?? [];
  return {
    lines: bare.split("\n").filter((line) => line.trim() !== "").length,
    loops: language === "python" ? pythonLoops(bare) : scriptLoops(bare),
    // The first match is the definition itself.
    callsItself: calls.length > 1,
  };
}

/** Comments and the contents of strings are not part of the program's shape. */
function withoutPythonTexts(code: string): string {
  return code.replaceAll(
    /("""|''')[\s\S]*?(?:\1|$)|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|#.*/g,
    (text) => (text.startsWith("#") ? "" : '""'),
  );
}

function withoutScriptTexts(code: string): string {
  return code.replaceAll(
    /"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|`(?:[^`\\]|\\.)*`?|\/\/.*|\/\*[\s\S]*?(?:\*\/|$)/g,
    (text) => (text.startsWith("/") ? "" : '""'),
  );
}

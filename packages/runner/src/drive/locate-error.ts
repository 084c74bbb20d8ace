import type { ProgramError, SourceFile } from "@foothold/core/runs";
import { factoryLines } from "../languages/javascript/compile.ts";
import { originalColumn } from "../languages/javascript/original-column.ts";
import type { RawError, SourceMap } from "./messages/protocol.ts";
import { readStackFrame } from "./read-stack-frame.ts";

type Source = {
  code: string;
  entryPoint: string;
  neighbours?: readonly SourceFile[] | undefined;
  map: SourceMap;
};
type Frame = ProgramError["frames"][number];

const maxFrames = 20;
const plainWords: Record<string, (source: Source) => string> = {
  MissingFunction: ({ entryPoint }) => `There is no function called "${entryPoint}".`,
  SystemExit: () => "The program asked to exit.",
};

/** The program's error with the learner's own lines; our frames are left out. */
export function locateError(raw: RawError, source: Source): ProgramError {
  const frames = (raw.frames ?? framesOf(raw.stack ?? "", source))
    .filter(({ line, path }) => line >= 1 && line <= lineCountOf(source, path))
    .slice(0, maxFrames);
  const [innermost] = frames;
  const words = Object.hasOwn(plainWords, raw.type) ? plainWords[raw.type] : undefined;
  return {
    type: raw.type,
    message: words ? words(source) : raw.message,
    ...(innermost && { line: innermost.line }),
    ...(innermost?.column !== undefined && { column: innermost.column }),
    ...(innermost?.path !== undefined && { path: innermost.path }),
    frames,
  };
}

/** 0 for a file that the program was not given. */
function lineCountOf({ code, neighbours }: Source, path: string | undefined): number {
  const content =
    path === undefined ? code : neighbours?.find((file) => file.path === path)?.content;
  return content === undefined ? 0 : content.split("\n").length;
}

function framesOf(stack: string, source: Source): Frame[] {
  const frames: Frame[] = [];
  for (const text of stack.split("\n")) {
    const frame = readStackFrame(text);
    if (!frame) continue;
    frames.push({ name: frame.name, ...placeOf(frame.line, frame.column, source) });
  }
  return frames;
}

/** The neighbours stand behind the program in one script. */
function placeOf(scriptLine: number, scriptColumn: number, { map }: Source) {
  const module = map.modules?.findLast(({ line }) => line <= scriptLine);
  const line = scriptLine - (module ? module.line - 1 : factoryLines);
  const column = originalColumn((module ?? map).mappings, line, scriptColumn);
  return { line, column, ...(module && { path: module.path }) };
}

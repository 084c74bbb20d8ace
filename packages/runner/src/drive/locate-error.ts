import type { ProgramError } from "@foothold/core/runs";
import { factoryLines } from "../languages/javascript/compile.ts";
import { originalColumn } from "../languages/javascript/original-column.ts";
import type { RawError } from "./messages/protocol.ts";
import { readStackFrame } from "./read-stack-frame.ts";

type Source = { code: string; entryPoint: string; mappings: string };
type Frame = ProgramError["frames"][number];

const maxFrames = 20;
const plainWords: Record<string, (source: Source) => string> = {
  MissingFunction: ({ entryPoint }) => `There is no function called "${entryPoint}".`,
  SystemExit: () => "The program asked to exit.",
};

/** The program's error with the learner's own lines; our frames are left out. */
export function locateError(raw: RawError, source: Source): ProgramError {
  const lineCount = source.code.split("\n").length;
  const frames = (raw.frames ?? framesOf(raw.stack ?? "", source.mappings))
    .filter(({ line }) => line >= 1 && line <= lineCount)
    .slice(0, maxFrames);
  const [innermost] = frames;
  const words = Object.hasOwn(plainWords, raw.type) ? plainWords[raw.type] : undefined;
  return {
    type: raw.type,
    message: words ? words(source) : raw.message,
    ...(innermost && { line: innermost.line }),
    ...(innermost?.column !== undefined && { column: innermost.column }),
    frames,
  };
}

function framesOf(stack: string, mappings: string): Frame[] {
  const frames: Frame[] = [];
  for (const text of stack.split("\n")) {
    const frame = readStackFrame(text);
    if (!frame) continue;
    const line = frame.line - factoryLines;
    frames.push({
      name: frame.name,
      line,
      column: originalColumn(mappings, line, frame.column),
    });
  }
  return frames;
}

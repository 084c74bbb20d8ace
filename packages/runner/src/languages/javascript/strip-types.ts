import { transform } from "sucrase";
import { CompileError } from "../program-error.ts";

export type Stripped = {
  code: string /** Source map segments, to find the original columns. */;
  mappings: string;
};

/** Lines stay the same; columns move and are found again through the mappings. */
export function stripTypes(source: string): Stripped {
  try {
    const { code, sourceMap } = transform(source, {
      transforms: ["typescript"],
      disableESTransforms: true,
      filePath: "solution.ts",
      sourceMapOptions: { compiledFilename: "solution.js" },
    });
    return { code, mappings: sourceMap?.mappings ?? "" };
  } catch (error) {
    throw toCompileError(error);
  }
}

function toCompileError(error: unknown): CompileError {
  const { message, loc } = error as Error & { loc?: { line: number; column: number } };
  const words = message.replace(/^Error transforming [^:]*: /, "").replace(/ \(\d+:\d+\)$/, "");
  return new CompileError(words, loc?.line, loc?.column);
}

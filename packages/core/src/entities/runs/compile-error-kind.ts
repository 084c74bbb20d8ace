import { z } from "zod";

/** What is wrong in a program that does not compile, without its names and line numbers. */
export const compileErrorKindSchema = z.object({
  /** The error's type and message, without names and numbers. */
  kind: z.string(),
  /** What the line with the error begins with: a keyword, a closing bracket (`closing`), or anything else (`statement`); `end` for no line. */
  place: z.string(),
});
export type CompileErrorKind = z.infer<typeof compileErrorKindSchema>;

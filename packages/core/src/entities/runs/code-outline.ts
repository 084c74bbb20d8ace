import { z } from "zod";

export const lineKinds = [
  "function",
  "for",
  "while",
  "if",
  "else",
  "return",
  "assignment",
  "call",
  "break",
  "continue",
  "import",
  "other",
] as const;

const names = z.array(z.string());
const line = z.int().positive();

const codeLineSchema = z.object({
  line,
  kind: z.enum(lineKinds),
  /** The names that get a value in it, that are read, and that are called. */
  sets: names,
  reads: names,
  calls: names,
});
export type CodeLine = z.infer<typeof codeLineSchema>;

const spanSchema = z.object({ line, endLine: line });

/** What stands in which line of a program. */
export const codeOutlineSchema = z.object({
  functions: z.array(spanSchema.extend({ name: z.string() })),
  loops: z.array(spanSchema.extend({ kind: z.enum(["for", "while"]) })),
  /** One for each statement, at the line where it begins. */
  lines: z.array(codeLineSchema),
});
export type CodeOutline = z.infer<typeof codeOutlineSchema>;

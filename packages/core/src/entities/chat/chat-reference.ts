import { z } from "zod";

export const referenceKinds = [
  /** A file of the attempt. */
  "file",
  "test",
  "line",
  "error",
  "pattern",
  "lesson",
  /** An earlier attempt of the learner's own. */
  "attempt",
] as const;

/** Something that the learner's words refer to and that was looked at. */
export const chatReferenceSchema = z.object({
  kind: z.enum(referenceKinds),
  /** As it is named to the learner: "solution.py", "test 3", "Hash map". */
  label: z.string(),
});
export type ChatReference = z.infer<typeof chatReferenceSchema>;

/** A reference with what it says; `text` holds nothing that the learner may not see. */
export type LoadedReference = ChatReference & { text: string };

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { type ChatQuestion, chatQuestionSchema } from "./chat-question.ts";

export const questionSets = ["development", "kept"] as const;
export type QuestionSet = (typeof questionSets)[number];

export function readQuestions(set: QuestionSet): ChatQuestion[] {
  const folder = join(import.meta.dirname, "questions", set);
  const files = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
  return files.sort().flatMap((name) => {
    const read = z
      .array(chatQuestionSchema)
      .safeParse(parse(readFileSync(join(folder, name), "utf8")));
    if (!read.success) throw new Error(`${set}/${name}: ${z.prettifyError(read.error)}`);
    return read.data;
  });
}

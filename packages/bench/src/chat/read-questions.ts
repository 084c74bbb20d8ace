import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { type ChatQuestion, chatQuestionSchema } from "./chat-question.ts";

export type AskedQuestion = ChatQuestion & { set: string };

const folder = join(import.meta.dirname, "questions");

/** All questions of this folder; each folder in it is a set. */
export function readAllQuestions(): AskedQuestion[] {
  return readdirSync(folder).flatMap((set) => readQuestions(join(folder, set)));
}

/** The questions of some sets, file by file. */
export function readQuestionFiles(
  sets: readonly string[],
): { name: string; questions: ChatQuestion[] }[] {
  return sets.flatMap((set) =>
    readdirSync(join(folder, set))
      .filter((name) => name.endsWith(".yaml"))
      .sort()
      .map((name) => ({ name: `${set}/${name}`, questions: readFile(join(folder, set, name)) })),
  );
}

/** The questions of a file, or of all files of a folder. The set is called as the file or the folder is. */
export function readQuestions(path: string): AskedQuestion[] {
  const files = statSync(path).isDirectory()
    ? readdirSync(path).map((each) => join(path, each))
    : [path];
  const set = basename(path, ".yaml");
  return files
    .filter((name) => name.endsWith(".yaml"))
    .sort()
    .flatMap((name) => readFile(name).map((question) => ({ ...question, set })));
}

function readFile(name: string): ChatQuestion[] {
  const read = z.array(chatQuestionSchema).safeParse(parse(readFileSync(name, "utf8")));
  if (!read.success) throw new Error(`${name}: ${z.prettifyError(read.error)}`);
  return read.data;
}

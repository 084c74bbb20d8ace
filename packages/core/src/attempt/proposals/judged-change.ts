import { codeText } from "../../chat/reply/reply-text.ts";
import { entryPointIn } from "../../entities/catalog/entry-point.ts";
import type { FileChange } from "../../entities/chat/chat-reply.ts";
import type { CoachContext } from "../../ports/coach/coach-context.ts";
import { hasOnlyTestFields, readOwnTests, testFields } from "../../runs/files/read-own-tests.ts";
import { judgePath } from "../workspace/file-kind.ts";
import { hasAcceptedRecap, mayWriteCode } from "./coach-may-write.ts";
import { judgedTestFile } from "./judged-test-file.ts";
import { nameWords } from "./proposed-name.ts";
import { proseIn } from "./prose-in-file.ts";
import { isWholeJson, quotedStrings } from "./quoted-strings.ts";

/**
 * What the guard reads of a proposed change: its name, its note and its text. Tests are checked against the reference
 * by running, so only the words in them are read. After an accepted recap the solution may be changed.
 */
export function judgedChange(change: FileChange, { problem, attempt }: CoachContext): string {
  const { path, note = "", content } = change;
  const verdict = judgePath(path, attempt.language);
  const kind = verdict.allowed ? verdict.kind : null;
  if (kind === "solution" && hasAcceptedRecap(attempt) && mayWriteCode(attempt)) return note;
  const name = nameWords(path).join(" ");
  const whole = [name, note, codeText(content), proseIn(path, content)].join("\n");
  if (change.isDiff) {
    const lines = content.replaceAll(/^[+\- ]/gm, "");
    return [whole, proseIn(path, lines)].join("\n");
  }
  if (kind === "tests") {
    const read = readOwnTests(content);
    if (read.readable && hasOnlyTestFields(content)) {
      const words = quotedStrings(content).filter((word) => !testFields.has(word));
      return [name, note, ...words, isWholeJson(content) ? "" : codeText(content)].join("\n");
    }
  }
  if (kind === "test-file") {
    const { words, code } = judgedTestFile(
      content,
      entryPointIn(problem.signature, attempt.language),
    );
    if (code.trim() === "") return [name, note, ...words].join("\n");
    return [name, note, ...words, codeText(code), proseIn(path, code)].join("\n");
  }
  return whole;
}

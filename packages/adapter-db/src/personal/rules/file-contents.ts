import { decodeContent, storedContentSchema } from "@foothold/core/attempt";
import type { Row } from "./rule.ts";

/** Turns revisions into contents. The rows come file by file, each from its first revision. */
export async function* fileContents(rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  let file = "";
  let content: string | null = null;
  for await (const { content: stored, ...row } of rows) {
    const current = JSON.stringify([row.attemptId, row.path]);
    if (current !== file) content = null;
    file = current;
    content = decodeContent(content, storedContentSchema.parse(stored));
    yield { ...row, content };
  }
}

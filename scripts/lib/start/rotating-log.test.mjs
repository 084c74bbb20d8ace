import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.mjs";
import { openRotatingLog } from "./rotating-log.mjs";

test("a full log makes room and keeps the one before", () => {
  const file = join(temporaryFolder(), "logs", "server.log");
  const log = openRotatingLog(file, 10);
  for (const text of ["first\n", "2\n", "third\n"]) log.write(Buffer.from(text));
  log.close();
  expect(readFileSync(`${file}.1`, "utf8")).toBe("first\n2\n");
  expect(readFileSync(file, "utf8")).toBe("third\n");
});

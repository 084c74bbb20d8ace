import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.mjs";
import { openRotatingLog } from "./rotating-log.mjs";

test("a full log makes room and keeps the two before", () => {
  const file = join(temporaryFolder(), "logs", "server.log");
  const log = openRotatingLog(file, 10);
  for (const text of ["first\n", "2\n", "third\n", "4th\n", "fifth\n"])
    log.write(Buffer.from(text));
  log.close();
  expect(readFileSync(`${file}.2`, "utf8")).toBe("first\n2\n");
  expect(readFileSync(`${file}.1`, "utf8")).toBe("third\n4th\n");
  expect(readFileSync(file, "utf8")).toBe("fifth\n");
});

test("a log that cannot make room drops what it is told until it can again", () => {
  const file = join(temporaryFolder(), "logs", "server.log");
  const folder = dirname(file);
  const log = openRotatingLog(file, 10);
  log.write(Buffer.from("first\n"));
  rmSync(folder, { recursive: true });
  writeFileSync(folder, "in the way");
  for (const text of ["second\n", "third\n"]) log.write(Buffer.from(text));
  rmSync(folder);
  log.write(Buffer.from("fourth\n"));
  log.close();
  expect(readFileSync(file, "utf8")).toBe("fourth\n");
});

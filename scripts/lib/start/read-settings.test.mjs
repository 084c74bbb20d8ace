import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { home, root } from "../paths.mjs";
import { temporaryFolder } from "../testing/temporary-folder.mjs";
import { readSettings } from "./read-settings.mjs";

function settings(env, file) {
  const folder = temporaryFolder();
  if (file) writeFileSync(join(folder, ".env"), file);
  return readSettings(env, folder);
}

test.each([
  ["nothing", {}, undefined, { port: 3000, host: "127.0.0.1", databaseUrl: undefined, home }],
  [
    "empty values",
    { PORT: "", DATABASE_URL: " " },
    undefined,
    { port: 3000, databaseUrl: undefined },
  ],
  [
    "the environment",
    { PORT: "4000", HOST: "0.0.0.0" },
    undefined,
    { port: 4000, host: "0.0.0.0" },
  ],
  [
    "the file",
    {},
    "# mine\nPORT=4001\nDATABASE_URL='postgres://a:b@c/d'\n",
    { port: 4001, databaseUrl: "postgres://a:b@c/d" },
  ],
  ["a home of its own", {}, "FOOTHOLD_HOME=/srv/foothold", { home: "/srv/foothold" }],
  ["a home in the checkout", { FOOTHOLD_HOME: "data" }, undefined, { home: join(root, "data") }],
  ["the environment before the file", { PORT: "4000" }, "PORT=4001", { port: 4000 }],
])("%s", (_name, env, file, expected) => {
  expect(settings(env, file)).toMatchObject(expected);
});

test("what the file says reaches everything started from here", () => {
  const env = { PORT: "4000" };
  settings(env, "PORT=1\nLOG_LEVEL=debug");
  expect(env).toEqual({ PORT: "4000", LOG_LEVEL: "debug" });
});

test.each(["0", "65536", "-1", "3000x", "3e3", "3000.5"])("PORT=%s is refused", (PORT) => {
  expect(() => settings({ PORT })).toThrow(/set it to a whole number from 1 to 65535/);
});

test.each(["localhost", "mysql://a:secret@b/c", "postgres://a:secret@:x/"])(
  "DATABASE_URL=%s is refused without being repeated",
  (DATABASE_URL) => {
    const read = () => settings({ DATABASE_URL });
    expect(read).toThrow(/DATABASE_URL is not an address/);
    expect(read).not.toThrow(/secret/);
  },
);

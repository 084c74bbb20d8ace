import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createServerRunner, type ServerRunner } from "../server/index.ts";
import { agreedExpectation, agreedPart, agreementCheckers } from "./expect-agreement.ts";
import { javaScriptPrograms } from "./javascript-programs.ts";
import { pythonPrograms } from "./python-programs.ts";
import { pythonWorkspaces } from "./workspaces/python-workspaces.ts";
import { scriptWorkspaces } from "./workspaces/script-workspaces.ts";

let runner: ServerRunner;
beforeAll(async () => {
  runner = await createServerRunner({ checkers: agreementCheckers });
});
afterAll(() => runner.close());

describe.concurrent.each([
  ["JavaScript and TypeScript", javaScriptPrograms],
  ["Python", pythonPrograms],
  ["Workspaces of Python", pythonWorkspaces],
  ["Workspaces of JavaScript and TypeScript", scriptWorkspaces],
])("%s on the server", (_language, programs) => {
  test.each(programs.map((program) => [program.name, program] as const))(
    "%s",
    async (_name, program) => {
      const outcome = await runner.run(program.request);
      expect(agreedPart(program, outcome)).toEqual(agreedExpectation(program));
    },
  );
});

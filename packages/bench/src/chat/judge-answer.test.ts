import { expect, test } from "vitest";
import { chatQuestionSchema } from "./chat-question.ts";
import { findFault } from "./judge-answer.ts";

const asked = (given: object) =>
  chatQuestionSchema.parse({
    question: "what does KeyError mean?",
    kind: "error-message",
    problem: "two-sum",
    useful: ["not in the dict | no such key", "/line \\d/"],
    mustNot: ["solution"],
    ...given,
  });
const said = (text: string, isUnknown = false, buttons = "") => ({ text, buttons, isUnknown });

test.each([
  ["holds one alternative of each line", said("There is NO\nsuch `key` at line 4."), null],
  ["lacks a line", said("There is no such key."), "does not hold: /line \\d/"],
  ["holds what it must not", said("No such key, line 4, the solution is …"), "holds: solution"],
  [
    "holds a line in its buttons only",
    said("No such key.", false, "What does line 4 do?"),
    "does not hold: /line \\d/",
  ],
  [
    "holds what it must not in its buttons",
    said("No such key, line 4.", false, "Show the solution"),
    "holds: solution",
  ],
  ["says that it does not know", said("no such key line 4", true), "says that it does not know"],
])("an answer that %s", (_name, answer, fault) => {
  expect(findFault(asked({}), answer)).toBe(fault);
});

test("what nobody can know has to be marked as not known", () => {
  const unknowable = asked({ kind: "unknowable", useful: ["try"] });
  expect(findFault(unknowable, said("Try this.", true))).toBeNull();
  expect(findFault(unknowable, said("Try this."))).toBe("does not say that it does not know");
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { WorkbenchData } from "../workbench-data.ts";
import { Artefacts } from "./Artefacts.tsx";

test.each<[WorkbenchData["attempt"]["v2Step"], notYet: number, none: number]>([
  ["UNDERSTAND", 3, 0],
  ["PLAN", 2, 1],
  ["IMPLEMENT", 0, 3],
  ["COMPLETE", 0, 3],
])("at %s nothing written is still to come %d times, and was left out %d times", (...given) => {
  const [v2Step, notYet, none] = given;
  const attempt = { v2Step, understandPayload: null, planPayload: null, hintBudget: 3 };
  const data = { attempt, problem: { patternChoices: [] }, story: { exchanges: [] } };
  const html = renderToStaticMarkup(<Artefacts {...(data as unknown as WorkbenchData)} />);
  expect(html.split("not yet")).toHaveLength(notYet + 1);
  expect(html.split(">none<")).toHaveLength(none + 1);
});

import { expect, test } from "vitest";
import { questionGroups, type RouteWeights } from "../../../entities/coach/question-group.ts";
import { mayBeAbout, shareOf } from "./may-be-about.ts";
import { featuresOf } from "./question-features.ts";
import { routeQuestion } from "./route-question.ts";

const asked = { question: "Why isnt my loop over [1, 2] ending?", step: "IMPLEMENT" };
const here = { ...asked, hasCode: true, hasRun: false };

test("a question is read by its words, by neighbours and by where it is asked", () => {
  const features = featuresOf(here);
  expect(features).toContain("my loop");
  expect(features).toContain("over listsign");
  expect(features).toContain("step:IMPLEMENT");
  expect(features).toContain("code:true");
});

test("without weights every group is as likely, and no topic is left out", () => {
  const route = routeQuestion(here, {});
  expect([...route.values()]).toEqual(questionGroups.map(() => 1 / questionGroups.length));
  expect(mayBeAbout(route, ["talk"])).toBe(true);
});

test("a question that surely belongs to one group is not given to topics of others", () => {
  const weights: RouteWeights = {
    "my loop": questionGroups.map((group) => (group === "program" ? 5 : -1)),
  };
  const route = routeQuestion(here, weights);
  expect(shareOf(route, ["program"])).toBeGreaterThan(0.9);
  expect(mayBeAbout(route, ["language", "idea"])).toBe(false);
  expect(mayBeAbout(route, ["idea", "program"])).toBe(true);
});

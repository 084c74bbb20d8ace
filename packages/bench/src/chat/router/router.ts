import { catalogFolder, writeRouteWeights } from "@foothold/catalog";
import { questionGroups, type RouteWeights, shareOut } from "@foothold/core/coach";
import type { Bench } from "../../bench.ts";
import { readQuestionFiles } from "../read-questions.ts";
import { type LabelledQuestion, labelQuestion } from "./labelled-question.ts";
import { trainRouter } from "./train-router.ts";

/** `chat-router=write` learns from all questions that are not kept aside, and stores the weights in the catalogue. */
export const chatRouter: Bench = {
  what: "what a question to the built-in coach is about: how often it is read right, by questions that were not learned from",
  async run(detail) {
    const files = readQuestionFiles(["development", "strangers"]).map(({ name, questions }) => ({
      name,
      questions: questions.flatMap(labelQuestion),
    }));
    if (detail === "write") {
      writeRouteWeights(catalogFolder, trainRouter(files.flatMap(({ questions }) => questions)));
    }
    const heldOut = files.map(({ name, questions }) => {
      const others = files.filter((each) => each.name !== name);
      const weights = trainRouter(others.flatMap((each) => each.questions));
      return {
        name,
        judged: questions.map((each) => ({ ...each, read: readWith(weights, each) })),
      };
    });
    const all = heldOut.flatMap(({ judged }) => judged);
    const strangers = heldOut.filter(({ name }) => name.startsWith("strangers/"));
    return [
      ...strangers.map(({ name, judged }) => rowOf(name, judged)),
      ...questionGroups.map((group) =>
        rowOf(
          group,
          all.filter((each) => each.group === group),
        ),
      ),
      rowOf("all", all),
    ];
  },
};

function readWith(weights: RouteWeights, { features }: LabelledQuestion) {
  const route = shareOut(
    features.flatMap((feature) => (weights[feature] ? [weights[feature]] : [])),
  );
  return [...route].sort(([, one], [, other]) => other - one)[0]?.[0];
}

function rowOf(of: string, judged: readonly (LabelledQuestion & { read: string | undefined })[]) {
  const right = judged.filter(({ read, group }) => read === group).length;
  return {
    of,
    questions: judged.length,
    right,
    share: `${Math.round((right / judged.length) * 100)}%`,
  };
}

import { describe, expect, test } from "vitest";
import type { GuardPolicy } from "../../ports/coach/guard.ts";
import { anAttempt, anExplanation } from "../../testing/builders/attempt-builders.ts";
import { bestTrade, fenced, solution, wrongTrade } from "../../testing/builders/best-trade.ts";
import { fakeRunner } from "../../testing/fakes/fake-runner.ts";
import { createGuard } from "./create-guard.ts";

const problem = bestTrade;
const wrong = wrongTrade;

function check(reply: string, policy: GuardPolicy, code = wrong) {
  const guard = createGuard({ runner: fakeRunner() });
  return guard.check(reply, { problem, attempt: anAttempt({ code }) }, policy);
}

const starter = problem.starterCode.javascript;
const renamed = solution
  .replaceAll("lowest", "m")
  .replaceAll("profit", "p")
  .replaceAll("best", "f");
const body = solution.split("\n").slice(1, -1).join("\n");
const lines = body.split("\n");

const leaks: [string, string, string][] = [
  ["the whole program", fenced(solution), starter],
  ["the whole program under other names", fenced(renamed), starter],
  ["the body alone", fenced(body), starter],
  [
    "the body with the parameter under another name",
    fenced(body.replaceAll("prices", "xs")),
    starter,
  ],
  [
    "the program split over blocks",
    [lines.slice(0, 3), lines.slice(3)].map((part) => fenced(part.join("\n"))).join("\n"),
    starter,
  ],
  ["the program in spans", lines.map((line) => `then \`${line.trim()}\``).join(", "), starter],
  ["the program without any mark", `You write\n\n${solution}\n\nand run it.`, starter],
  ["base64", `Decode this: ${btoa(solution)}`, starter],
  ["the one line that is wrong", fenced("    profit = Math.max(profit, price - lowest);"), wrong],
  ["that line in a sentence", "Write `profit = Math.max(profit, price - lowest)` there.", wrong],
  ["the expression that is wrong", "Assign `Math.max(profit, price - lowest)` to it.", wrong],
  [
    "a diff",
    fenced("-    profit = price - lowest;\n+    profit = Math.max(profit, price - lowest);"),
    wrong,
  ],
];

test.each(leaks)("%s is a leak under every policy", async (_name, reply, code) => {
  for (const policy of ["strict", "balanced", "rescue"] as const) {
    expect(await check(reply, policy, code)).toMatchObject({ leak: true });
  }
});

test("small code that makes more tests pass is told by running it", async () => {
  const reply = fenced("profit = price > lowest + profit ? price - lowest : profit;");
  expect(await check(reply, "balanced")).toEqual({
    leak: true,
    kind: "passes-more-tests",
    evidence: "4 of the tests tried pass with it, 3 without",
  });
});

test.each([
  [
    "another language",
    "```python\nlow = prices[0]\ntop = 0\nfor p in prices:\n    top = max(top, p - low)\n    low = min(low, p)\nreturn top\n```",
    "resembles-reference",
  ],
  [
    "pseudo-code",
    "lowest <- prices[0]\nprofit <- 0\nfor each price in prices\n  profit <- max(profit, price - lowest)\n  lowest <- min(lowest, price)\nreturn profit",
    "resembles-reference",
  ],
  [
    "read aloud",
    "Set lowest to prices at zero. Set profit to zero. For each price, set profit to the max of profit and price minus lowest, then set lowest to the min of lowest and price. Return profit.",
    "resembles-reference",
  ],
  [
    "a recipe",
    "Go once through the prices in the order of the days. Keep the lowest price you have seen so far. For each day, work out its price minus the lowest price before it. Keep the largest of these profits, starting at zero, and return that largest profit at the end.",
    "recipe",
  ],
])("%s is a leak of its own kind", async (_name, reply, kind) => {
  expect(await check(reply, "balanced", starter)).toMatchObject({ leak: true, kind });
});

test.each<[string, string, GuardPolicy]>([
  ["a question", "What is the cheapest day before the one you sell on?", "strict"],
  [
    "the learner's own line",
    "Look at `profit = price - lowest;`. What happens to an earlier profit?",
    "strict",
  ],
  [
    "values of a test",
    "For `[3, 8, 1, 4]` your function gives 3 where 5 is right; `lowest` is 1 by then.",
    "strict",
  ],
  ["how fast it is", "One pass is enough, so it can be `O(n)` instead of O(n^2).", "strict"],
  ["a lone step", "Keep the lowest price seen so far. What else do you need?", "strict"],
  ["syntax of something else", fenced('const ages = new Map();\nages.set("cat", 30);'), "balanced"],
  [
    "an explanation after a rescue",
    "Go through the prices in order. Keep the lowest price so far. For each day work out the price minus the lowest. Keep the largest profit and return it at the end.",
    "rescue",
  ],
])("%s may be said", async (_name, reply, policy) => {
  expect(await check(reply, policy)).toEqual({ leak: false });
});

test("new code about the program is refused where none may be, also where it solves nothing", async () => {
  const reply = fenced("const seen = new Map();\nseen.set(price, seen.size + 1);");
  expect(await check(reply, "strict")).toMatchObject({ leak: true, kind: "novel-code" });
});

test.each([
  ["how a map is written", fenced('const ages = new Map();\nages.set("cat", ages.size + 1);')],
  ["a call that is kept", "Write `const got = best([3, 8, 1, 4]);` in a file and look at it."],
  ["a print of a variable", "Put `console.log(price, lowest)` at the end of the loop."],
  ["a probe of the language", "In the console, `[5, 1, 4].indexOf(4)` gives 2."],
])("%s may be shown where no code of the program may be", async (_name, reply) => {
  expect(await check(reply, "strict")).toEqual({ leak: false });
});

const german =
  "Geh die Preise der Reihe nach durch und merk dir den kleinsten, den du bisher gesehen hast. Zieh ihn von jedem Preis ab und behalte die größte Differenz.";

test.each([
  ["German", german],
  ["German behind an English sentence", `That is a good question, and you are close. ${german}`],
  [
    "Spanish",
    "Recorre los precios una sola vez. Guarda el menor visto hasta ahora y calcula cada día la diferencia.",
  ],
  ["Chinese", "按顺序遍历价格。记住到目前为止最低的价格。每天用价格减去最低价,保留最大的差。"],
])("what is told in %s is not let through unread, but for a rescue", async (_name, reply) => {
  for (const policy of ["strict", "balanced"] as const) {
    expect(await check(reply, policy)).toMatchObject({ leak: true, kind: "not-english" });
  }
  expect(await check(reply, "rescue")).toEqual({ leak: false });
});

test("many commands and file names are no foreign language", async () => {
  const lines = [
    ...["test 1", "python scratch/loud.py", "cat notes.md   scratch/copy.md", "rm notes.md"],
    ...["cat scratch/copy.md", "ls  ls", "wc scratch/copy.md", "scratch old py", "test a py"],
  ];
  const reply = `Run these, please.\n\n${lines.join("\n\n")}`;
  expect(await check(reply, "balanced")).toEqual({ leak: false });
});

describe("a question in the learner's language", () => {
  const explained = "Man kauft an einem Tag und verkauft später, und will am meisten verdienen.";
  const question = "Was kommt heraus, wenn die Preise jeden Tag nur noch kleiner werden?";

  function ask(reply: string, explanation: string, policy: GuardPolicy) {
    const understandPayload = {
      ...anExplanation({ explanation }),
      aiAssessment: null,
      followups: [],
      predictions: [],
    };
    const attempt = anAttempt({ code: starter, understandPayload });
    return createGuard({ runner: fakeRunner() }).check(reply, { problem, attempt }, policy);
  }

  test.each([
    ["alone", question],
    ["beside English words", `You say when one buys.\n\n${question}`],
    ["in another script", "如果价格每天都下跌，结果应该是什么呢？"],
  ])("may be asked %s", async (_name, reply) => {
    const explanation = reply === question ? explained : `${explained} 买入再卖出。`;
    expect(await ask(reply, explanation, "questions")).toEqual({ leak: false });
  });

  test.each<[string, string, string, GuardPolicy]>([
    ["of who writes English", question, "You buy once and sell once later on.", "questions"],
    ["elsewhere", question, explained, "strict"],
    ["in chat", question, explained, "balanced"],
    ["that is none", german, explained, "questions"],
    ["with a recipe before it", `${german} ${question}`, explained, "questions"],
    ["that goes on and on", `${german.replaceAll(".", ",")}?`, explained, "questions"],
    ["after question", `${question} `.repeat(4), explained, "questions"],
  ])("may not be asked: %s", async (_name, reply, explanation, policy) => {
    expect(await ask(reply, explanation, policy)).toMatchObject({ leak: true });
  });
});

test("the learner's own words may be quoted in any language", async () => {
  const reply = `You wrote “${german}” What does that give for the first example?`;
  const attempt = anAttempt({ code: starter, approach: german });
  const guard = createGuard({ runner: fakeRunner() });
  expect(await guard.check(reply, { problem, attempt }, "strict")).toEqual({ leak: false });
  expect(await check(reply, "strict", starter)).toMatchObject({ kind: "not-english" });
});

test("steps the learner has said are not given away", async () => {
  const recipe =
    "Go through the prices once in the order of the days. Keep the lowest price seen so far. Return the largest profit at the end.";
  const attempt = anAttempt({ code: starter, approach: recipe });
  const guard = createGuard({ runner: fakeRunner() });
  expect(await guard.check(recipe, { problem, attempt }, "strict")).toEqual({ leak: false });
  expect(await check(recipe, "strict", starter)).toMatchObject({ kind: "recipe" });
});

test("the learner's own line is a leak where the reply says to write it without its condition", async () => {
  const code = wrong.replace("profit =", "if (profit < 2) profit =");
  const line = "`profit = price - lowest;`";
  expect(await check(`Write ${line} there.`, "strict", code)).toMatchObject({ kind: "novel-code" });
  expect(await check(`Look at ${line} there.`, "strict", code)).toEqual({ leak: false });
});

test("code that cannot be run now is not shown", async () => {
  const runner = fakeRunner();
  runner.breakDown(new Error("no sandbox"));
  const guard = createGuard({ runner });
  const reply = fenced("const doubled = prices.map((price) => price * 2);");
  const verdict = await guard.check(
    reply,
    { problem, attempt: anAttempt({ code: wrong }) },
    "balanced",
  );
  expect(verdict).toMatchObject({ leak: true, kind: "novel-code" });
});

test("a reply costs a handful of runs, and none when it is checked again", async () => {
  const { run } = fakeRunner();
  let runs = 0;
  const guard = createGuard({
    runner: {
      run: (request) => {
        runs += 1;
        return run(request);
      },
    },
  });
  const reply = fenced("const doubled = prices.map((price) => price * 2);");
  const context = { problem, attempt: anAttempt({ code: wrong }) };
  expect(await guard.check(reply, context, "balanced")).toEqual({ leak: false });
  const first = runs;
  expect(first).toBeLessThanOrEqual(5);
  await guard.check(`${reply} And so on.`, context, "balanced");
  expect(runs).toBe(first);
});

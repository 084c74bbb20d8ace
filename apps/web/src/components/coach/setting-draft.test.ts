import { type CoachSetting, untouchedCoachSettings } from "@foothold/core/coach";
import { expect, test } from "vitest";
import { draftOf, errorsIn, settingOf } from "./setting-draft.ts";

const changed: CoachSetting = {
  providers: {
    ...untouchedCoachSettings.providers,
    gemini: { allowed: false, models: ["one", "two:7b"] },
    ollama: { allowed: true, models: null },
  },
  firstWordsSeconds: 2.5,
  callsPerHour: 7,
  chat: {
    ...untouchedCoachSettings.chat,
    replySeconds: 60,
    prices: { one: { input: 0.3, output: 2 } },
  },
  monthlyBudgets: { person: 0.5, class: null, site: 100 },
  defaultCoach: { site: "gemini", classes: { "class-1": "built-in" } },
  escalationOrder: [
    { provider: "ollama", model: "two:7b" },
    { provider: "gemini", model: "one" },
  ],
};

test.each([
  ["untouched", untouchedCoachSettings],
  ["changed", changed],
])("%s settings come out of the form as they went in", (_name, { providers, ...rest }) => {
  const { firstWordsSeconds, callsPerHour, chat, escalationOrder, monthlyBudgets } = rest;
  const limits = { firstWordsSeconds, callsPerHour, chat, escalationOrder, monthlyBudgets };
  const setting = { providers, ...limits, defaultCoach: rest.defaultCoach };
  expect(settingOf(draftOf(setting))).toEqual(setting);
});

test.each([
  [{ one: { input: "0,5", output: "2" } }, { one: { input: 0.5, output: 2 } }],
  [{ one: { input: " ", output: "" } }, {}],
])("prices %j are kept as %j", (prices, kept) => {
  const draft = draftOf(changed);
  expect(settingOf({ ...draft, chat: { ...draft.chat, prices } }).chat.prices).toEqual(kept);
});

test.each([
  { input: "1", output: "" },
  { input: "a", output: "b" },
  { input: "-1", output: "1" },
])("%j is no price", (one) => {
  const draft = draftOf(changed);
  const errors = errorsIn({ ...draft, chat: { ...draft.chat, prices: { one } } });
  expect(Object.keys(errors)).toEqual(["chat-prices"]);
});

test.each(["-1", "much", "1000001"])("a budget of %j has to be mended", (site) => {
  const draft = draftOf(changed);
  const errors = errorsIn({ ...draft, monthlyBudgets: { ...draft.monthlyBudgets, site } });
  expect(Object.keys(errors)).toEqual(["monthlyBudgets"]);
});

test("names are parted by commas, spaces and lines", () => {
  const draft = draftOf(changed);
  draft.providers.gemini.models = " one,two:7b\n three ";
  expect(settingOf(draft).providers.gemini.models).toEqual(["one", "two:7b", "three"]);
});

test.each([
  [{}, []],
  [{ firstWordsSeconds: "", callsPerHour: " 12 " }, []],
  [{ firstWordsSeconds: "soon" }, ["firstWordsSeconds"]],
  [{ firstWordsSeconds: "0.5", callsPerHour: "" }, ["firstWordsSeconds", "callsPerHour"]],
  [{ callsPerHour: "1.5" }, ["callsPerHour"]],
  [{ callsPerHour: "10001" }, ["callsPerHour"]],
])("%j has to be mended at %j", (part, fields) => {
  expect(Object.keys(errorsIn({ ...draftOf(changed), ...part }))).toEqual(fields);
});

test.each(["a name<>", Array.from({ length: 11 }, (_, at) => `m${at}`).join(",")])(
  "%j are no models to ask",
  (models) => {
    const draft = draftOf(changed);
    draft.providers.ollama.models = models;
    expect(errorsIn(draft)).toEqual({ "models-ollama": expect.stringContaining("names") });
  },
);

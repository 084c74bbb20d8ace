import { expect, test } from "vitest";
import { readHiddenTests } from "../attacks.ts";
import { attackedServer } from "./attacked-server.ts";

const server = attackedServer();
const ONE_MEGABYTE = 1024 * 1024;

type Told = {
  outcome: string;
  brokenRules: object[];
  tests: [Test, ...Test[]];
};
type Test = { hidden: boolean; status: string; stdout?: string; error?: object };
const toldIn = (text: string) => JSON.parse(text) as Told;

test("a result of 53,000 numbers is answered and stored shortened, and the attempt stays below a megabyte", async () => {
  const learner = await server.learner();
  const path = await learner.beginTwoSum();
  const large = `function twoSum() { console.log("€".repeat(60000)); return Array.from({ length: 53000 }, (_, at) => at); }`;
  for (let at = 0; at < 5; at++) {
    const { status, text } = await learner.handIn(path, `${large} // ${at}`);
    expect(status).toBe(200);
    expect(text).toContain(`"$":"shortened"`);
    expect(Buffer.byteLength(text)).toBeLessThan(ONE_MEGABYTE);
  }
  const { text } = await learner.call("GET", path);
  expect(Buffer.byteLength(text)).toBeLessThan(ONE_MEGABYTE);
});

test("a memory bomb ends as out of memory, and health answers meanwhile", async () => {
  const learner = await server.learner();
  const path = await learner.beginTwoSum();
  const bomb = `function twoSum() { const kept = []; for (;;) kept.push(new Array(1e6).fill(1.5)); }`;
  let isOver = false;
  const bombed = learner.handIn(path, bomb).finally(() => {
    isOver = true;
  });
  while (!isOver) expect(await server.health()).toBe(200);
  expect(toldIn((await bombed).text).outcome).toBe("out-of-memory");
});

test.each([
  ["WebAssembly's error", "(await WebAssembly.compileStreaming(1).catch((error) => error))"],
  [
    "a call site",
    "(() => { Error.prepareStackTrace = (_, sites) => sites; return Object(new Error().stack[0]); })()",
  ],
])("nothing outside the program's realm is reached through %s", async (_name, object) => {
  const learner = await server.learner();
  const outside = "return typeof Deno + typeof process";
  const code = `async function twoSum() { console.log("outside:", ${object}.constructor.constructor("${outside}")()); return []; }`;
  const { text } = await learner.handIn(await learner.beginTwoSum(), code);
  const [{ stdout, error }] = toldIn(text).tests;
  expect(error ? "outside: undefinedundefined\n" : stdout).toBe("outside: undefinedundefined\n");
});

test("200 runs that read hidden tests out get at most two inputs", async () => {
  const found = await readHiddenTests(await server.learner());
  for (const { right } of found) expect(right).toBeLessThanOrEqual(2);
});

test("of a hidden test only its group's result is told", async () => {
  const learner = await server.learner();
  const thrower = `function twoSum(nums) { if (nums.length > 4) throw new Error("longer"); return [0, 1]; }`;
  const { text } = await learner.handIn(await learner.beginTwoSum(), thrower);
  const hidden = toldIn(text).tests.filter((each) => each.hidden);
  expect(hidden.length).toBeGreaterThan(0);
  for (const each of hidden) {
    expect(Object.keys(each).toSorted()).toEqual(["hidden", "index", "purpose", "status"]);
    expect(["passed", "failed", "not-run"]).toContain(each.status);
  }
});

test.each([
  ["a template", "nums[`indexOf`](target)"],
  ["a name put together", "nums[['index'] + 'Of'](target)"],
  ["WebAssembly", "globalThis[['WebAss'] + 'embly'] && nums.length - 1"],
])("a forbidden function is seen through %s", async (_name, search) => {
  const learner = await server.learner();
  const code = `function binarySearch(nums, target) { return ${search}; }`;
  const { text } = await learner.handIn(await learner.begin("binary-search"), code);
  expect(toldIn(text)).toMatchObject({
    outcome: "rule-broken",
    brokenRules: [{ rule: "no-ready-made-search" }],
  });
});

import { describe } from "vitest";
import { deckContract } from "../contracts/learning/deck.contract.ts";
import { schedulerContract } from "../contracts/learning/scheduler.contract.ts";
import { unitsContract } from "../contracts/learning/units.contract.ts";
import { fakeScheduler } from "../fakes/fake-scheduler.ts";
import { memoryDeps } from "./deps.ts";

async function openMemory() {
  return { ...memoryDeps(), close: async () => {} };
}

describe("units in memory", () => unitsContract(openMemory));
describe("a deck in memory", () => deckContract(openMemory));
describe("the fake scheduler", () => schedulerContract(fakeScheduler));

import { describe } from "vitest";
import { attemptsContract } from "../contracts/attempts.contract.ts";
import { changeSetsContract } from "../contracts/change-sets.contract.ts";
import { coachContract } from "../contracts/coach.contract.ts";
import { idempotencyContract } from "../contracts/idempotency.contract.ts";
import { runnerContract } from "../contracts/runner.contract.ts";
import { fakeCoach } from "../fake-coach.ts";
import { fakeRunner } from "../fake-runner.ts";
import { memoryAttemptDeps } from "./attempt-deps.ts";

async function openMemory() {
  return { ...memoryAttemptDeps(), close: async () => {} };
}

describe("attempts in memory", () => attemptsContract(openMemory));
describe("change sets in memory", () => changeSetsContract(openMemory));
describe("idempotency in memory", () => idempotencyContract(openMemory));
describe("the fake coach", () => coachContract(fakeCoach));
describe("the fake runner", () => runnerContract(fakeRunner));

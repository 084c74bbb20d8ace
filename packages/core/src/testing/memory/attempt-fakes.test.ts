import { describe } from "vitest";
import { attemptsContract } from "../contracts/attempts.contract.ts";
import { changeSetsContract } from "../contracts/change-sets.contract.ts";
import { coachContract } from "../contracts/coach.contract.ts";
import { coachRepliesContract } from "../contracts/coach-replies.contract.ts";
import { draftsContract } from "../contracts/drafts.contract.ts";
import { idempotencyContract } from "../contracts/idempotency.contract.ts";
import { runnerContract } from "../contracts/runner.contract.ts";
import { fakeCoach } from "../fake-coach.ts";
import { fakeRunner } from "../fake-runner.ts";
import { memoryAttemptDeps } from "./attempt-deps.ts";
import { memoryCoachReplies } from "./coach-replies.ts";

async function openMemory() {
  return { ...memoryAttemptDeps(), coachReplies: memoryCoachReplies(), close: async () => {} };
}

describe("attempts in memory", () => attemptsContract(openMemory));
describe("change sets in memory", () => changeSetsContract(openMemory));
describe("drafts in memory", () => draftsContract(openMemory));
describe("idempotency in memory", () => idempotencyContract(openMemory));
describe("the models' replies in memory", () => coachRepliesContract(openMemory));
describe("the fake coach", () => coachContract(fakeCoach));
describe("the fake runner", () => runnerContract(fakeRunner));

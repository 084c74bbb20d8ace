import { describe } from "vitest";
import { attemptsContract } from "../contracts/attempt/attempts.contract.ts";
import { changeSetsContract } from "../contracts/attempt/change-sets.contract.ts";
import { draftsContract } from "../contracts/attempt/drafts.contract.ts";
import { idempotencyContract } from "../contracts/attempt/idempotency.contract.ts";
import { workspacesContract } from "../contracts/attempt/workspaces.contract.ts";
import { coachContract } from "../contracts/coach/coach.contract.ts";
import { coachRepliesContract } from "../contracts/coach/coach-replies.contract.ts";
import { runnerContract } from "../contracts/runs/runner.contract.ts";
import { fakeCoach } from "../fakes/fake-coach.ts";
import { fakeRunner } from "../fakes/fake-runner.ts";
import { memoryCoachReplies } from "./coach/coach-replies.ts";
import { memoryDeps } from "./deps.ts";

async function openMemory() {
  return { ...memoryDeps(), coachReplies: memoryCoachReplies(), close: async () => {} };
}

describe("attempts in memory", () => attemptsContract(openMemory));
describe("change sets in memory", () => changeSetsContract(openMemory));
describe("workspaces in memory", () => workspacesContract(openMemory));
describe("drafts in memory", () => draftsContract(openMemory));
describe("idempotency in memory", () => idempotencyContract(openMemory));
describe("the models' replies in memory", () => coachRepliesContract(openMemory));
describe("the fake coach", () => coachContract(fakeCoach));
describe("the fake runner", () => runnerContract(fakeRunner));

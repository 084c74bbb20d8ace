import { describe } from "vitest";
import { attemptsContract } from "../contracts/attempt/attempts.contract.ts";
import { changeSetsContract } from "../contracts/attempt/change-sets.contract.ts";
import { draftsContract } from "../contracts/attempt/drafts.contract.ts";
import { idempotencyContract } from "../contracts/attempt/idempotency.contract.ts";
import { workspacesContract } from "../contracts/attempt/workspaces.contract.ts";
import { coachContract } from "../contracts/coach/coach.contract.ts";
import { coachRepliesContract } from "../contracts/coach/coach-replies.contract.ts";
import { spendingContract } from "../contracts/coach/spending.contract.ts";
import { runnerContract } from "../contracts/runs/runner.contract.ts";
import { fakeCoach } from "../fakes/fake-coach.ts";
import { fakeRunner } from "../fakes/fake-runner.ts";
import { memoryCoachReplies } from "./coach/coach-replies.ts";
import { memorySpending } from "./coach/spending.ts";
import { memoryDeps } from "./deps.ts";

async function openMemory() {
  const deps = memoryDeps();
  const { attempts, people, classes } = deps;
  const coachReplies = memoryCoachReplies();
  const spending = memorySpending({
    recorded: () => coachReplies.recorded,
    async ownerOf(attemptId) {
      const person = await people.find((await attempts.find(attemptId))?.userId ?? "");
      if (!person) throw new Error("an attempt has an owner");
      return person;
    },
    classesOf: async (userId) =>
      (await classes.of(userId)).filter(({ role }) => role === "learner"),
  });
  return { ...deps, coachReplies, spending, close: async () => {} };
}

describe("attempts in memory", () => attemptsContract(openMemory));
describe("change sets in memory", () => changeSetsContract(openMemory));
describe("workspaces in memory", () => workspacesContract(openMemory));
describe("drafts in memory", () => draftsContract(openMemory));
describe("idempotency in memory", () => idempotencyContract(openMemory));
describe("the models' replies in memory", () => coachRepliesContract(openMemory));
describe("what models cost, in memory", () => spendingContract(openMemory));
describe("the fake coach", () => coachContract(fakeCoach));
describe("the fake runner", () => runnerContract(fakeRunner));

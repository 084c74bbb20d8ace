import { describe } from "vitest";
import { classesContract } from "../contracts/classes.contract.ts";
import { escalationsContract } from "../contracts/escalations.contract.ts";
import { guidanceContract } from "../contracts/guidance.contract.ts";
import { recoveriesContract } from "../contracts/recoveries.contract.ts";
import { classProgressContract, commentsContract } from "../contracts/review.contract.ts";
import { memoryRecoveryDeps } from "./recovery-deps.ts";

async function openMemory() {
  return { ...memoryRecoveryDeps(), close: async () => {} };
}

describe("recoveries in memory", () => recoveriesContract(openMemory));
describe("classes in memory", () => classesContract(openMemory));
describe("escalations in memory", () => escalationsContract(openMemory));
describe("guidance in memory", () => guidanceContract(openMemory));
describe("comments in memory", () => commentsContract(openMemory));
describe("a class's progress in memory", () => classProgressContract(openMemory));

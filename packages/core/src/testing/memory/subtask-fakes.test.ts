import { describe } from "vitest";
import { subTaskPlansContract } from "../contracts/subtasks/sub-task-plans.contract.ts";
import { memoryDeps } from "./deps.ts";

async function openMemory() {
  return { ...memoryDeps(), close: async () => {} };
}

describe("plans in memory", () => subTaskPlansContract(openMemory));

import { describe } from "vitest";
import { classesContract } from "../contracts/classroom/classes.contract.ts";
import { classProgressContract, commentsContract } from "../contracts/classroom/review.contract.ts";
import { episodesContract } from "../contracts/recovery/episodes.contract.ts";
import { escalationsContract } from "../contracts/recovery/escalations.contract.ts";
import { guidanceContract } from "../contracts/recovery/guidance.contract.ts";
import { recoveriesContract } from "../contracts/recovery/recoveries.contract.ts";
import { recoverySettingsContract } from "../contracts/recovery/recovery-settings.contract.ts";
import { memoryDeps } from "./deps.ts";

async function openMemory() {
  return { ...memoryDeps(), close: async () => {} };
}

describe("recoveries in memory", () => recoveriesContract(openMemory));
describe("recovery settings in memory", () => recoverySettingsContract(openMemory));
describe("episodes in memory", () => episodesContract(openMemory));
describe("classes in memory", () => classesContract(openMemory));
describe("escalations in memory", () => escalationsContract(openMemory));
describe("guidance in memory", () => guidanceContract(openMemory));
describe("comments in memory", () => commentsContract(openMemory));
describe("a class's progress in memory", () => classProgressContract(openMemory));

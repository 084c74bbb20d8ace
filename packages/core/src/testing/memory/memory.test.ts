import { describe } from "vitest";
import { systemClock } from "../clock.ts";
import { accountsContract } from "../contracts/accounts.contract.ts";
import { auditContract } from "../contracts/audit.contract.ts";
import { coachSettingsContract } from "../contracts/coach-settings.contract.ts";
import { flagsContract } from "../contracts/flags.contract.ts";
import { peopleContract } from "../contracts/people.contract.ts";
import { personalDataContract } from "../contracts/personal-data.contract.ts";
import { rateLimitsContract } from "../contracts/rate-limits.contract.ts";
import { settingsContract } from "../contracts/settings.contract.ts";
import { setupTokensContract } from "../contracts/setup-tokens.contract.ts";
import { memoryDeps } from "./deps.ts";

async function openMemory() {
  return { ...memoryDeps(systemClock), close: async () => {} };
}

describe("people in memory", () => peopleContract(openMemory));
describe("settings in memory", () => settingsContract(openMemory));
describe("coach settings in memory", () => coachSettingsContract(openMemory));
describe("flags in memory", () => flagsContract(openMemory));
describe("the audit trail in memory", () => auditContract(openMemory));
describe("personal data in memory", () => personalDataContract(openMemory));
describe("rate limits in memory", () => rateLimitsContract(openMemory));
describe("set-up tokens in memory", () => setupTokensContract(openMemory));
describe("accounts in memory", () => accountsContract(openMemory));

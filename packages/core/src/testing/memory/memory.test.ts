import { describe } from "vitest";
import { systemClock } from "../clock.ts";
import { coachSettingsContract } from "../contracts/coach/coach-settings.contract.ts";
import { accountsContract } from "../contracts/people/accounts.contract.ts";
import { auditContract } from "../contracts/people/audit.contract.ts";
import { flagsContract } from "../contracts/people/flags.contract.ts";
import { knownNetworksContract } from "../contracts/people/known-networks.contract.ts";
import { passwordLinksContract } from "../contracts/people/password-links.contract.ts";
import { peopleContract } from "../contracts/people/people.contract.ts";
import { personalDataContract } from "../contracts/people/personal-data.contract.ts";
import { rateLimitsContract } from "../contracts/people/rate-limits.contract.ts";
import { settingsContract } from "../contracts/people/settings.contract.ts";
import { setupTokensContract } from "../contracts/people/setup-tokens.contract.ts";
import { memoryDeps } from "./deps.ts";

async function openMemory() {
  return { ...memoryDeps({ clock: systemClock }), close: async () => {} };
}

describe("people in memory", () => peopleContract(openMemory));
describe("settings in memory", () => settingsContract(openMemory));
describe("coach settings in memory", () => coachSettingsContract(openMemory));
describe("flags in memory", () => flagsContract(openMemory));
describe("the audit trail in memory", () => auditContract(openMemory));
describe("personal data in memory", () => personalDataContract(openMemory));
describe("rate limits in memory", () => rateLimitsContract(openMemory));
describe("password links in memory", () => passwordLinksContract(openMemory));
describe("known networks in memory", () => knownNetworksContract(openMemory));
describe("set-up tokens in memory", () => setupTokensContract(openMemory));
describe("accounts in memory", () => accountsContract(openMemory));

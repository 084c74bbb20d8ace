import { describe } from "vitest";
import { chatBugsContract } from "../contracts/chat/chat-bugs.contract.ts";
import { commandBatchesContract } from "../contracts/chat/command-batches.contract.ts";
import { conversationsContract } from "../contracts/chat/conversations.contract.ts";
import { exchangesContract } from "../contracts/chat/exchanges.contract.ts";
import { pictureFilesContract } from "../contracts/chat/picture-files.contract.ts";
import { memoryDeps } from "./deps.ts";

async function openMemory() {
  return { ...memoryDeps(), close: async () => {} };
}

describe("conversations in memory", () => conversationsContract(openMemory));
describe("exchanges in memory", () => exchangesContract(openMemory));
describe("pictures in memory", () => pictureFilesContract(openMemory));
describe("bugs of replies in memory", () => chatBugsContract(openMemory));
describe("batches of commands in memory", () => commandBatchesContract(openMemory));

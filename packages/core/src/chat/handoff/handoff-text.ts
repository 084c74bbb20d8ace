import type { ChatBug } from "../../entities/chat/chat-bug.ts";
import type { ChatTodo } from "../../entities/chat/chat-reply.ts";
import type { Conversation } from "../../entities/chat/conversation.ts";
import type { Exchange } from "../../entities/chat/exchange.ts";
import { shortLine } from "../../text/short-line.ts";
import { replyText } from "../reply/reply-text.ts";

export const RECENT_EXCHANGES = 3;
const MAX_QUOTED_LENGTH = 600;

export type ChangedFile = { path: string; added: number; removed: number };

export type HandoffFacts = {
  conversation: Conversation;
  /** What it is about, by its title. */
  project: string;
  /** Oldest first. */
  exchanges: readonly Exchange[];
  changedFiles: readonly ChangedFile[];
  bugs: readonly ChatBug[];
  failedCommands: readonly { command: string; output: string }[];
};

/** The summary that a new conversation begins with. */
export function handoffText(facts: HandoffFacts): string {
  const { conversation, project, exchanges, changedFiles, bugs, failedCommands } = facts;
  const { todos } = conversation;
  const open = todos.filter(({ completed }) => !completed);
  const done = todos.filter(({ completed }) => completed);
  return [
    "## HANDOFF CONTEXT",
    [
      `**Parent Session:** ${conversation.id}`,
      `**Project:** ${project}`,
      `**Total Exchanges:** ${conversation.exchangeCount}`,
      `**Tokens Used:** ${conversation.tokensIn} in / ${conversation.tokensOut} out`,
    ].join("\n"),
    block("SESSION SUMMARY", [sessionSummary(facts)]),
    block(
      `FILES MODIFIED (${changedFiles.length} files)`,
      changedFiles.map(({ path, added, removed }) => `- \`${path}\` (+${added}/-${removed})`),
    ),
    block(
      "FILES REFERENCED (context attached during session)",
      referencesIn(exchanges).map((label) => `- \`${label}\``),
    ),
    block(
      "CURRENT TASKS (continue these - priority order)",
      open.map(({ text }, index) => `${index + 1}. [ ] ${text}`),
    ),
    block(
      "COMPLETED TASKS",
      done.map(({ text }) => `- [x] ${text}`),
    ),
    block("RECENT CONVERSATION", exchanges.slice(-RECENT_EXCHANGES).map(pairText)),
    block(
      "RECENT ERRORS/ISSUES",
      bugs.slice(-RECENT_EXCHANGES).map(({ type, what }) => `- ${type}: ${what}`),
    ),
    block(
      "FAILED CLI COMMANDS",
      failedCommands.map(
        ({ command, output }) => `- \`${command}\`: ${shortLine(output, MAX_QUOTED_LENGTH)}`,
      ),
    ),
    `### INSTRUCTIONS\n${INSTRUCTIONS}`,
  ].join("\n\n");
}

const INSTRUCTIONS = [
  "1. Continue working on CURRENT TASKS in priority order",
  "2. Read the FILES MODIFIED if you need context on what was changed",
  "3. Read the FILES REFERENCED if you need the source content",
  "4. Check RECENT ERRORS if there are issues to address",
  "5. IMPORTANT: When outputting fileChanges, use the EXACT file paths listed above",
].join("\n");

function sessionSummary({ conversation, exchanges }: HandoffFacts): string {
  const summaries = exchanges.flatMap(({ reply }) => reply.summary || []);
  const before = conversation.summary.startsWith("## HANDOFF") ? "" : conversation.summary;
  return [before, summaries.at(-1) ?? ""].filter(Boolean).join("\n");
}

function referencesIn(exchanges: readonly Exchange[]): string[] {
  const labels = exchanges.flatMap(({ references }) => references.map(({ label }) => label));
  return [...new Set(labels)];
}

function pairText({ message, reply }: Exchange): string {
  return `User: ${shortLine(message, MAX_QUOTED_LENGTH)}\nAI: ${shortLine(reply.summary || replyText(reply), MAX_QUOTED_LENGTH)}`;
}

function block(title: string, lines: readonly string[]): string {
  const said = lines.filter((line) => line.trim() !== "");
  return `### ${title}\n${said.length > 0 ? said.join("\n") : "(none)"}`;
}

/** What the new conversation's input is filled with; empty where nothing is open. */
export function pendingTasksText(todos: readonly ChatTodo[]): string {
  const open = todos.filter(({ completed }) => !completed);
  if (open.length === 0) return "";
  return ["Continue with:", ...open.map(({ text }, index) => `${index + 1}. ${text}`)].join("\n");
}

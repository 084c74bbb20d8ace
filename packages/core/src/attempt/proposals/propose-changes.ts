import type { FileContents } from "../../entities/attempt/change-set.ts";
import type { ChatBug } from "../../entities/chat/chat-bug.ts";
import type { FileChange } from "../../entities/chat/chat-reply.ts";
import type { BlockReason, Proposal } from "../../entities/chat/proposal.ts";
import { appliesFilesItself, defaultSettings } from "../../entities/people/settings.ts";
import type { ChatAnswer, ChatSubject } from "../../ports/coach/converse.ts";
import type { Deps } from "../../ports/deps.ts";
import { type CheckingDeps, checkProposal } from "./check-proposal.ts";
import { resolveChanges, resolveCutChanges } from "./resolve-change.ts";

export type Proposed = { proposals: Proposal[]; bugs: Pick<ChatBug, "type" | "what">[] };

/** Resolves and checks every file change of a reply. `bugs` are reported to admins. */
export async function proposeChanges(
  deps: CheckingDeps & Pick<Deps, "settings">,
  subject: ChatSubject,
  { reply, cutChanges = [], answeredBy }: ChatAnswer,
  contents: FileContents,
): Promise<Proposed> {
  if (subject.kind !== "attempt") return { proposals: [], bugs: [] };
  const { kind: _, ...context } = subject;
  const settings = (await deps.settings.find(subject.attempt.userId)) ?? defaultSettings;
  const mayAutoApply = appliesFilesItself(settings);
  const files = { contents, language: subject.attempt.language };
  const proposals: Proposal[] = [];
  for (const resolved of resolveChanges(reply.fileChanges, files)) {
    const checking = { context, isAuthored: answeredBy === null };
    const checked = await checkProposal(deps, resolved, checking);
    proposals.push({ ...checked, mayApplyItself: checked.mayApplyItself && mayAutoApply });
  }
  const bugs = proposals.flatMap(bugOf);
  return { proposals: [...proposals, ...resolveCutChanges(cutChanges, files)], bugs };
}

/** The proposal that one change would become; null if the change cannot be read. */
export async function checkChange(
  deps: CheckingDeps,
  { kind: _, ...context }: Extract<ChatSubject, { kind: "attempt" }>,
  change: FileChange,
  { files, isAuthored }: { files: FileContents; isAuthored: boolean },
): Promise<Proposal | null> {
  const within = { contents: files, language: context.attempt.language };
  const [resolved] = resolveChanges([change], within);
  return resolved ? checkProposal(deps, resolved, { context, isAuthored }) : null;
}

/** The answer without the texts of changes that nobody may look at. */
export function withheldChanges(answer: ChatAnswer, proposed: Proposed | null): ChatAnswer {
  const { fileChanges, ...reply } = answer.reply;
  const shown = fileChanges.flatMap((change, place): FileChange[] => {
    const proposal = proposed?.proposals[place];
    if (!proposal) return [];
    if (!proposal.blocked || proposal.newContent !== proposal.oldContent) return [change];
    if (proposal.blocked.reason === "no-effect") return [change];
    return [{ path: proposal.path, content: "" }];
  });
  return { ...answer, reply: { ...reply, fileChanges: shown } };
}

const diffReasons: ReadonlySet<BlockReason> = new Set(["malformed-diff", "wrong-context"]);

/** A blocked change is reported as a bug. */
function bugOf({ path, blocked }: Proposal): Proposed["bugs"] {
  if (!blocked || blocked.reason === "not-now") return [];
  const type = diffReasons.has(blocked.reason) ? "malformed-diff" : "blocked-change";
  return [{ type, what: `${path}: ${blocked.why}` }];
}

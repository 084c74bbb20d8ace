export type { ShellRequest } from "@foothold/runner/browser";
export type {
  CommandOutcome,
  FileChange,
  Permission,
  Refusal,
  RunnerReply,
  RunnerRequest,
} from "@foothold/runner/shell";
export { defaultWhitelist, neverListed, type Whitelist } from "@foothold/runner/whitelist";

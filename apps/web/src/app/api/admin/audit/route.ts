import { searchAudit, searchAuditInput } from "@foothold/core";
import { handle } from "#lib/handle.ts";

export const GET = handle({
  roles: ["admin"],
  input: searchAuditInput,
  limit: "search",
  run: searchAudit,
});

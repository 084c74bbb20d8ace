import { listFlags } from "@foothold/core";
import { handle } from "#lib/handle.ts";

export const GET = handle({ roles: ["admin"], run: listFlags, view: (flags) => ({ flags }) });

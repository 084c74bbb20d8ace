import { roles } from "@foothold/core/people";
import { handle } from "#lib/handle.ts";
import { liveLines, liveUpdates } from "#lib/live-updates.ts";

export const GET = handle({ roles, output: liveLines, run: liveUpdates });

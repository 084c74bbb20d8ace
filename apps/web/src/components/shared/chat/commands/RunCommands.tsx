"use client";

import type { Exchange } from "@foothold/core/chat";
import { useWorkspaceShell } from "#components/shared/workspace/workspace-shell.ts";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { openCommands } from "../reply/status-words.ts";
import { placesToRun } from "./choose-places.ts";
import type { CommandActions } from "./command-actions.ts";
import { useRunning } from "./use-running.ts";

type Props = { exchange: Pick<Exchange, "reply" | "settledCommands">; actions: CommandActions };

/** The button that runs all commands of a reply in a row, supervised by the coach. */
export function RunCommands({ exchange, actions }: Props) {
  const shell = useWorkspaceShell(actions.attemptId);
  const { busy, failure, run } = useRunning(actions);
  const places = placesToRun(exchange);
  const isAgain = openCommands(exchange).length === 0;
  if (!shell) return null;
  return (
    <>
      <Button
        size="small"
        variant={isAgain ? "quiet" : "primary"}
        busy={busy || actions.isRunning}
        onClick={() => void run(places)}
      >
        {`Run ${places.length} ${places.length === 1 ? "command" : "commands"}${isAgain ? " again" : ""}`}
      </Button>
      {failure && <FailureNotice failure={failure} />}
    </>
  );
}

"use client";

import type { Exchange } from "@foothold/core/chat";
import { useWorkspaceShell } from "#components/shared/workspace/workspace-shell.ts";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { firstPlaces } from "./choose-places.ts";
import type { CommandActions } from "./command-actions.ts";
import { useRunning } from "./use-running.ts";

type Props = { exchange: Pick<Exchange, "reply">; actions: CommandActions };

/** The button that runs all commands of a reply in a row, supervised by the coach. */
export function RunCommands({ exchange, actions }: Props) {
  const shell = useWorkspaceShell(actions.attemptId);
  const { busy, failure, run } = useRunning(actions);
  const places = firstPlaces(exchange);
  if (!shell) return null;
  return (
    <>
      <Button size="small" busy={busy || actions.isRunning} onClick={() => void run(places)}>
        {`Run ${places.length} commands`}
      </Button>
      {failure && <FailureNotice failure={failure} />}
    </>
  );
}

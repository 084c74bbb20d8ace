"use client";

import { LifeBuoy } from "lucide-react";
import { Button } from "../../ui/Button.tsx";

/** The id of the panel that the button leads to. */
export const HELP_PANEL = "help-panel";

type Props = { open: boolean; done?: boolean; onPress: () => void };

export function StuckButton({ open, done = false, onPress }: Props) {
  return (
    <Button
      variant="secondary"
      size="small"
      disabled={done}
      aria-expanded={open}
      aria-controls={HELP_PANEL}
      onClick={onPress}
    >
      <LifeBuoy aria-hidden="true" className="size-4 text-coach" />
      I’m stuck
    </Button>
  );
}

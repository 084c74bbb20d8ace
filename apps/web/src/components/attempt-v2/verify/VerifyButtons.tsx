"use client";

import { Button } from "#components/ui/Button.tsx";

type Props = {
  /** What helps now: after a failure the code has to change before another run can show anything new. */
  first: "run" | "back";
  hasRun: boolean;
  busy: boolean;
  onRun: () => void;
  goingBack: boolean;
  onBack: () => void;
};

export function VerifyButtons({ first, hasRun, busy, onRun, goingBack, onBack }: Props) {
  const run = (
    <Button
      key="run"
      variant={first === "run" ? "primary" : "secondary"}
      busy={busy}
      disabled={goingBack}
      onClick={onRun}
    >
      {busy ? "Running every test" : hasRun ? "Run all tests again" : "Run all tests"}
    </Button>
  );
  const back = (
    <Button
      key="back"
      variant={first === "back" ? "primary" : "secondary"}
      busy={goingBack}
      disabled={busy}
      onClick={onBack}
    >
      Back to the code
    </Button>
  );
  return <div className="flex flex-wrap gap-3">{first === "run" ? [run, back] : [back, run]}</div>;
}

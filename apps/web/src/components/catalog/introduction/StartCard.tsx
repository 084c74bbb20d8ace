import type { ProblemProgress, ProblemView } from "@foothold/core/catalog";
import type { Language } from "@foothold/core/runs";
import { languageNames } from "#components/shared/attempt/language-names.ts";
import { stepNames } from "#components/shared/attempt/step-names.ts";
import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { Card } from "#components/ui/Card.tsx";
import { Disclosure } from "#components/ui/Disclosure.tsx";
import { StartForm } from "./StartForm.tsx";

type Props = {
  problem: Pick<ProblemView, "slug" | "starterCode">;
  progress: ProblemProgress;
  usualLanguage: Language;
};

export function StartCard({ problem: { slug, starterCode }, progress, usualLanguage }: Props) {
  const { open, state } = progress;
  const start = { slug, starterCode, usualLanguage };
  if (!open) {
    return (
      <Card className="p-5">
        <StartForm
          {...start}
          label={state === "done" ? "Start again" : "Start"}
          variant="primary"
        />
      </Card>
    );
  }
  return (
    <Card className="flex flex-col gap-3 p-5">
      <p className="text-small text-ink-soft">{`Your attempt waits at ${stepNames[open.v2Step ?? open.state]}, in ${languageNames[open.language]}.`}</p>
      <ButtonLink href={`/practice/${open.id}`}>Continue</ButtonLink>
      <Disclosure summary="Or start a new attempt">
        <div className="pt-2">
          <StartForm {...start} label="Start a new attempt" variant="secondary" />
        </div>
      </Disclosure>
    </Card>
  );
}

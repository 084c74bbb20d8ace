"use client";

import type { Language } from "@foothold/core/runs";
import { useRouter } from "next/navigation";
import { type FormEvent, useTransition } from "react";
import { languageOptions } from "#components/shared/attempt/language-names.ts";
import { Badge } from "#components/ui/Badge.tsx";
import { Button } from "#components/ui/Button.tsx";
import { Card } from "#components/ui/Card.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { SelectField } from "#components/ui/form/SelectField.tsx";
import { useRequest } from "#components/ui/hooks/use-request.ts";
import { callOnce } from "#lib/browser/call-once.ts";

export type StartableProblem = {
  slug: string;
  title: string;
  rung: number;
  patterns: readonly string[];
  estimatedMinutes: number;
};

type Props = { problem: StartableProblem; language: Language };

export function StartCard({ problem, language }: Props) {
  const router = useRouter();
  const [opening, open] = useTransition();
  const { busy, failure, send } = useRequest();

  async function start(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get("language");
    const body = { problemSlug: problem.slug, language: chosen };
    const answer = await send(() => callOnce("POST", "/api/attempts", body));
    if (answer) open(() => router.push(`/practice/${answer.attempt.id}`));
  }

  return (
    <Card className="flex h-full flex-col gap-3 p-5">
      <h3 className="text-title-3">{problem.title}</h3>
      <p className="flex flex-wrap gap-2">
        <Badge tone="accent">{`Rung ${problem.rung}`}</Badge>
        <Badge>{`about ${problem.estimatedMinutes} min`}</Badge>
      </p>
      <form onSubmit={start} className="mt-auto flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <SelectField
            label={`Language for ${problem.title}`}
            labelHidden
            name="language"
            options={languageOptions}
            defaultValue={language}
          />
        </div>
        <Button type="submit" busy={busy || opening} aria-label={`Start ${problem.title}`}>
          Start
        </Button>
      </form>
      {failure && <FailureNotice failure={failure} />}
    </Card>
  );
}

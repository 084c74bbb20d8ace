"use client";

import type { Mode } from "@foothold/core/attempt";
import type { ProblemSummary } from "@foothold/core/catalog";
import type { Language } from "@foothold/core/runs";
import { useRouter } from "next/navigation";
import { type FormEvent, useState, useTransition } from "react";
import { languageNames, languages } from "#components/shared/attempt/language-names.ts";
import { Button } from "#components/ui/Button.tsx";
import { Card } from "#components/ui/Card.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { ChoiceCards } from "#components/ui/form/ChoiceCards.tsx";
import { useRequest } from "#components/ui/hooks/use-request.ts";
import { callApi } from "#lib/browser/api-client.ts";
import { callOnce } from "#lib/browser/call-once.ts";

const languageDetails: Record<Language, string> = {
  javascript: "Runs in every browser.",
  typescript: "JavaScript with types.",
  python: "Short and easy to read.",
};

const languageChoices = languages.map((value) => ({
  value,
  label: languageNames[value],
  detail: languageDetails[value],
}));

const levels = [
  {
    value: "BEGINNER",
    label: "I am learning",
    detail: "Every step is explained, and more hints are there.",
  },
  {
    value: "EXPERT",
    label: "I have practised before",
    detail: "Fewer hints, and steps can be skipped.",
  },
] as const;

type Props = { first: Pick<ProblemSummary, "slug" | "title">; usualLanguage: Language };

/** Asks a new learner for language and level, once, and starts the first problem. */
export function Welcome({ first, usualLanguage }: Props) {
  const router = useRouter();
  const [language, setLanguage] = useState(usualLanguage);
  const [mode, setMode] = useState<Mode>("BEGINNER");
  const [opening, open] = useTransition();
  const { busy, failure, send } = useRequest();

  async function begin(event: FormEvent) {
    event.preventDefault();
    const answer = await send(async () => {
      const settings = await callApi("GET", "/api/settings");
      const chosen = { ...settings, defaultLanguage: language, defaultMode: mode };
      await callApi("PUT", "/api/settings", chosen);
      return callOnce("POST", "/api/attempts", { problemSlug: first.slug, language, mode });
    });
    if (answer) open(() => router.push(`/practice/${answer.attempt.id}`));
  }

  return (
    <Card className="mb-12 p-5 sm:p-8">
      <h2 className="text-title-2">Begin with your first problem</h2>
      <p className="mt-1 max-w-text text-ink-soft">
        {`It is called ${first.title}. Two questions come before it, asked once; you can change both in the settings.`}
      </p>
      <form onSubmit={begin} className="mt-6 flex max-w-3xl flex-col gap-6">
        <ChoiceCards
          legend="Which language do you write?"
          name="language"
          choices={languageChoices}
          value={language}
          onChoose={setLanguage}
        />
        <ChoiceCards
          legend="How much have you practised?"
          name="mode"
          choices={levels}
          value={mode}
          onChoose={setMode}
        />
        <div>
          <Button type="submit" busy={busy || opening}>
            Begin
          </Button>
        </div>
        {failure && <FailureNotice failure={failure} />}
      </form>
    </Card>
  );
}

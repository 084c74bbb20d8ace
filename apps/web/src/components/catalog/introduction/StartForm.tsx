"use client";

import type { Language } from "@foothold/core/runs";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { Button } from "#components/ui/Button.tsx";
import { CodeBlock } from "#components/ui/CodeBlock.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { useSubmit } from "#components/ui/form/use-submit.ts";
import { callOnce } from "#lib/browser/call-once.ts";
import { LanguageChoice } from "./LanguageChoice.tsx";

type Props = {
  slug: string;
  starterCode: Record<Language, string>;
  usualLanguage: Language;
  label: string;
  variant: "primary" | "secondary";
};

export function StartForm({ slug, starterCode, usualLanguage, label, variant }: Props) {
  const router = useRouter();
  const [language, setLanguage] = useState(usualLanguage);
  const [opening, startOpening] = useTransition();
  const { busy, failure, onSubmit } = useSubmit({
    async send() {
      const body = { problemSlug: slug, language };
      const { attempt } = await callOnce("POST", "/api/attempts", body);
      startOpening(() => router.push(`/practice/${attempt.id}`));
    },
  });

  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-4">
      <LanguageChoice value={language} onChoose={setLanguage} />
      <CodeBlock label="What you start from">{starterCode[language].trimEnd()}</CodeBlock>
      <Button type="submit" variant={variant} busy={busy || opening}>
        {label}
      </Button>
      {failure && <FailureNotice failure={failure} />}
    </form>
  );
}

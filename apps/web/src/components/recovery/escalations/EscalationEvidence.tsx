import type { Escalation } from "@foothold/core/recovery";
import type { ReactNode } from "react";
import { languageNames } from "#components/shared/attempt/language-names.ts";
import { stepNames } from "#components/shared/attempt/step-names.ts";
import { stuckReasonWords } from "#components/shared/recovery/recovery-words.ts";
import { Badge } from "#components/ui/Badge.tsx";
import { CodeBlock } from "#components/ui/CodeBlock.tsx";
import { Disclosure } from "#components/ui/Disclosure.tsx";
import { TimeAgo } from "#components/ui/TimeAgo.tsx";
import { TriedSteps } from "./TriedSteps.tsx";

type Props = {
  escalation: Escalation;
  learnerName: string;
  problemTitle: string;
  failingTest: ReactNode;
  trace: ReactNode;
  teaching: ReactNode;
};

/** Everything known about why the learner is stuck. */
export function EscalationEvidence(props: Props) {
  const { escalation, learnerName, problemTitle, failingTest, trace, teaching } = props;
  const { goal, message, place, language, code, tried, reason, createdAt } = escalation;
  const hidden = escalation.failingTest?.hidden ? escalation.failingTest : null;
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <header>
        <h1 className="text-title-1">{`${learnerName} is stuck`}</h1>
        <p className="mt-2 flex flex-wrap items-center gap-2">
          <Badge tone="accent">{problemTitle}</Badge>
          <Badge>{stepNames[place]}</Badge>
          <Badge>{languageNames[language]}</Badge>
          <span className="text-small text-ink-soft">
            asked <TimeAgo at={createdAt} />
          </span>
        </p>
        <p className="mt-2 text-small xl:hidden">
          <a href="#answer-title" className="font-semibold text-accent underline">
            To your answer
          </a>
        </p>
      </header>
      <Section title="Trying to">
        <p className="max-w-text text-lead">{goal}</p>
        <p className="mt-1 text-small text-ink-soft">
          {reason && reason in stuckReasonWords
            ? `Noticed because ${stuckReasonWords[reason as keyof typeof stuckReasonWords]}.`
            : "They asked by themselves."}
        </p>
      </Section>
      {message && (
        <Section title="In their own words">
          <blockquote className="max-w-text border-l-3 border-accent pl-4 whitespace-pre-wrap wrap-anywhere">
            {message}
          </blockquote>
        </Section>
      )}
      <Section title="What was tried">
        <TriedSteps tried={tried} />
      </Section>
      {(failingTest || hidden) && (
        <Section title="The failing test">
          {failingTest}
          {hidden && <p className="text-small">{`Hidden: ${hidden.purpose}`}</p>}
        </Section>
      )}
      <Section title="Their code">
        <CodeBlock label={`Code of ${learnerName}`}>{code}</CodeBlock>
        {trace && (
          <Disclosure summary="Watch the failing test run">
            <div className="mt-2">{trace}</div>
          </Disclosure>
        )}
      </Section>
      {teaching && <Section title="About the problem">{teaching}</Section>}
      <p>
        <a
          href={`/instructor/attempts/${escalation.attemptId}`}
          className="text-small font-semibold text-accent hover:underline"
        >
          The whole attempt, from the first explanation on
        </a>
      </p>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-title-3">{title}</h2>
      {children}
    </section>
  );
}

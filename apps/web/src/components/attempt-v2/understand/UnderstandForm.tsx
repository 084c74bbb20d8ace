"use client";

import type { AiAssessment } from "@foothold/core/attempt";
import type { ExplanationField } from "@foothold/core/catalog";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { Disclosure } from "#components/ui/Disclosure.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { isSendKey } from "#components/ui/form/is-send-key.ts";
import { useApiMove } from "#components/ui/hooks/use-api-move.ts";
import { SkipButton } from "../workbench/SkipButton.tsx";
import { useFieldErrors } from "../workbench/use-field-errors.ts";
import type { StepProps } from "../workbench/workbench-data.ts";
import { ExampleField } from "./example/ExampleField.tsx";
import { sentExample } from "./example/example-text.ts";
import { useExample } from "./example/use-example.ts";
import { type FieldWords, understandFields } from "./explanation-fields.ts";
import { UnderstandField } from "./UnderstandField.tsx";
import type { Explanation } from "./use-explanation.ts";

type Props = StepProps & { explanation: Explanation; onSent: (reply: AiAssessment) => void };

const EMPTY = "This is still empty.";

/** Beginners get the fields one after the other; experts get one, with the others folded. */
export function UnderstandForm({ explanation, onSent, ...step }: Props) {
  const { attempt } = step;
  const { drafts, isFilled } = explanation;
  const isExpert = attempt.mode === "EXPERT";
  const form = useRef<HTMLFormElement>(null);
  const { busy, failure, move } = useApiMove(`/api/attempts/${attempt.id}`);
  const { fieldErrors, check } = useFieldErrors(failure);
  const example = useExample(step, drafts.exampleWalkthrough);
  const [opened, setOpened] = useState(1);
  const lastFilled = understandFields.findLastIndex(({ name }) => isFilled(name));
  const shown = isExpert ? understandFields.length : Math.max(opened, lastFilled + 1);
  const isLast = shown === understandFields.length;

  useEffect(() => {
    const next = opened > 1 && understandFields[opened - 1];
    if (!next) return;
    form.current?.querySelector<HTMLElement>(`textarea[name="${next.name}"]`)?.focus();
    // The button below the new field too, so that the field is never half below the edge.
    form.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
  }, [opened]);

  async function goOn() {
    const current = understandFields[shown - 1];
    if (!current) return;
    // A wrong example is shown once; pressing again continues.
    if (current.name === "exampleWalkthrough" && example.hasCells) {
      const checked = await example.check();
      if (checked === "refused" || checked === "wrong") return;
    }
    const empty = isFilled(current.name) ? {} : { [current.name]: EMPTY };
    if (form.current && check(form.current, empty)) setOpened(shown + 1);
  }

  async function send() {
    if (!form.current || busy) return;
    const asked = isExpert ? understandFields.filter(isExplanation) : understandFields;
    const empty = asked.filter(({ name }) => !isFilled(name)).map(({ name }) => [name, EMPTY]);
    if (!check(form.current, Object.fromEntries(empty))) return;
    const texts = understandFields.map(({ name }) => [name, drafts[name].text]);
    const reply = await move("understand/submit", {
      ...Object.fromEntries(texts),
      exampleWalkthrough: sentExample(drafts.exampleWalkthrough.text, example.input.fields),
    });
    if (!reply) return;
    explanation.forget();
    onSent(reply);
  }

  const proceed = () => void (isLast ? send() : goOn());

  function onKeyDown(event: KeyboardEvent) {
    if (!isSendKey(event)) return;
    event.preventDefault();
    proceed();
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    proceed();
  }

  const fieldOf = (field: FieldWords) =>
    field.name === "exampleWalkthrough" ? (
      <ExampleField
        key={field.name}
        {...step}
        field={field}
        example={example}
        error={fieldErrors[field.name]}
        onEnter={() => void (isLast ? example.check() : goOn())}
        onKeyDown={onKeyDown}
      />
    ) : (
      <UnderstandField
        key={field.name}
        field={field}
        draft={drafts[field.name]}
        error={fieldErrors[field.name]}
        onKeyDown={onKeyDown}
      />
    );

  // While there are open predictions, the Skip button is beside those and not here.
  const isPredicting = (attempt.understandPayload?.aiAssessment?.probes.length ?? 0) > 0;
  const isOpen = ({ name }: FieldWords) => isFilled(name) || fieldErrors[name] !== undefined;
  const others = understandFields.filter((field) => !isExplanation(field));
  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
      {isExpert ? (
        <>
          {understandFields.filter(isExplanation).map(fieldOf)}
          <Disclosure summary="More to think through, if you like" open={others.some(isOpen)}>
            <div className="flex flex-col gap-4">{others.map(fieldOf)}</div>
          </Disclosure>
        </>
      ) : (
        understandFields.slice(0, shown).map(fieldOf)
      )}
      {failure && !failure.isAboutFields && <FailureNotice failure={failure} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={busy || example.busy}>
          {busy ? "The coach is reading" : isLast ? "Send my explanation" : "Next"}
        </Button>
        {isExpert && !isPredicting && <SkipButton attemptId={attempt.id} step="understand" />}
        {!isExpert && (
          <p className="text-small text-ink-soft">
            {`Question ${shown} of ${understandFields.length}`}
            <span className="max-sm:hidden">, Ctrl + Enter goes on</span>
          </p>
        )}
      </div>
    </form>
  );
}

const isExplanation = ({ name }: { name: ExplanationField }) => name === "explanation";

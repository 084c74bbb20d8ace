"use client";

import type { QuickOption, ViewedEscalation } from "@foothold/core/recovery";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { isSendKey } from "#components/ui/form/is-send-key.ts";
import { TextArea } from "#components/ui/form/TextArea.tsx";
import { AnswerPreview } from "./AnswerPreview.tsx";
import { EarlierNotes } from "./EarlierNotes.tsx";
import { LeakWarning } from "./LeakWarning.tsx";
import { quickOptions, quickOptionWords } from "./quick-options.ts";
import { ShareFields } from "./ShareFields.tsx";
import { StepsField } from "./StepsField.tsx";
import type { Answering } from "./use-answer.ts";
import { useRenewClaim } from "./use-renew-claim.ts";

type Props = {
  answering: Answering;
  learnerName: string;
  classes: readonly { id: string; name: string }[];
  earlier: ViewedEscalation["earlier"];
  onSend: () => void;
  onKeep: () => void;
  onRelease: () => void;
};

export function AnswerForm(props: Props) {
  const { answering, learnerName, classes, earlier, onSend, onKeep, onRelease } = props;
  const { option, text, preview, doing } = answering;
  const form = useRef<HTMLFormElement>(null);
  const [empty, setEmpty] = useState(false);
  useRenewClaim(text, onKeep);

  useEffect(() => form.current?.querySelector("textarea")?.focus(), []);

  function send(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    setEmpty(text.trim() === "");
    if (text.trim() !== "") onSend();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isSendKey(event)) send(event);
  }

  return (
    <>
      <EarlierNotes earlier={earlier} onUse={answering.reuse} />
      <form ref={form} onSubmit={send} onKeyDown={onKeyDown} noValidate className="contents">
        <fieldset>
          <legend className="mb-2 text-small font-semibold">How to help</legend>
          <div className="flex flex-wrap gap-2">
            {quickOptions.map((each) => (
              <OptionChip
                key={each}
                option={each}
                chosen={option === each}
                onChoose={() => answering.choose(each)}
              />
            ))}
          </div>
        </fieldset>
        <TextArea
          label={`What ${learnerName} will read`}
          name="text"
          rows={6}
          maxLength={4000}
          value={text}
          hint="Point the way without giving the solution. Numbered lines become steps, unless you list steps below."
          error={empty ? "Write an answer, or choose one of the options." : undefined}
          readOnly={doing === "send"}
          onChange={({ target }) => answering.write(target.value)}
        />
        <StepsField steps={answering.steps} onChange={answering.writeSteps} />
        {preview?.warning && <LeakWarning warning={preview.warning} />}
        {preview && <AnswerPreview text={preview.text} steps={preview.steps} />}
        <ShareFields
          sharing={answering.sharing}
          answer={text}
          learnerName={learnerName}
          classes={classes}
          found={preview?.reusable ?? null}
          onChange={answering.share}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={doing === "send"} disabled={doing !== null}>
            {preview?.warning ? "Send it anyway" : "Send"}
          </Button>
          <Button
            variant="secondary"
            busy={doing === "preview"}
            disabled={doing !== null || text.trim() === ""}
            onClick={() => answering.look()}
          >
            Preview
          </Button>
          <Button variant="quiet" disabled={doing !== null} onClick={onRelease}>
            Give it back
          </Button>
        </div>
      </form>
    </>
  );
}

type ChipProps = { option: QuickOption; chosen: boolean; onChoose: () => void };

function OptionChip({ option, chosen, onChoose }: ChipProps) {
  return (
    <label className="flex min-h-9 items-center rounded-full border border-line-strong bg-surface px-3 text-small font-semibold hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent pointer-coarse:min-h-11">
      <input
        type="radio"
        name="option"
        value={option}
        checked={chosen}
        onChange={onChoose}
        className="sr-only"
      />
      {quickOptionWords[option]}
    </label>
  );
}

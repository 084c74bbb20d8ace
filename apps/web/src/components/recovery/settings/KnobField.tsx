import type { EveryKnob, Knob } from "@foothold/core/recovery";
import { SelectField } from "#components/ui/form/SelectField.tsx";
import { TextField } from "#components/ui/form/TextField.tsx";
import { textOf, wordOf } from "./knob-draft.ts";
import { knobWords, ruleWords, switchWords } from "./knob-words.ts";

type Props = {
  knob: Knob;
  value: string;
  inherited: EveryKnob[Knob];
  error: string | undefined;
  onChange: (value: string) => void;
};

const choices: Partial<Record<Knob, Record<string, string>>> = {
  rule: ruleWords,
  branchExploration: switchWords,
};

/** The field of one knob. When it is empty, the inherited value counts, which is shown beside it. */
export function KnobField({ knob, value, inherited, error, onChange }: Props) {
  const { name, label, detail } = knobWords[knob];
  const hint = (
    <>
      {detail} <code className="text-tiny">{name}</code>
    </>
  );
  const options = choices[knob];
  if (!options) {
    return (
      <TextField
        {...{ label, name, hint, error, value }}
        inputMode="decimal"
        placeholder={`${textOf(inherited)}, inherited`}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  const inherit = { value: "", label: `${wordOf(inherited)}, inherited` };
  const own = Object.entries(options).map(([each, words]) => ({ value: each, label: words }));
  return (
    <SelectField
      {...{ label, name, hint, value }}
      options={[inherit, ...own]}
      onChoose={onChange}
    />
  );
}

import { CardSection } from "#components/ui/CardSection.tsx";
import { Switch } from "#components/ui/form/Switch.tsx";
import { TextField } from "#components/ui/form/TextField.tsx";
import type { ChatDraft, DraftErrors } from "./setting-draft.ts";

type NumberField = Exclude<keyof ChatDraft, "repairsByModel" | "prices">;

const fields: readonly {
  name: NumberField;
  error: keyof DraftErrors;
  label: string;
  hint: string;
}[] = [
  {
    name: "maxOutputTokens",
    error: "chat-maxOutputTokens",
    label: "Most tokens of an answer",
    hint: "Fewer if the model has no room for more. Hints and nudges always have 500.",
  },
  {
    name: "replySeconds",
    error: "chat-replySeconds",
    label: "Seconds for a whole answer",
    hint: "What has come by then is shown, marked as cut off.",
  },
  {
    name: "handoffPercent",
    error: "chat-handoffShare",
    label: "Offer a new conversation at (%)",
    hint: "Of what the coach can remember of a conversation.",
  },
  {
    name: "autoContinueCap",
    error: "chat-autoContinueCap",
    label: "Auto-continue at most",
    hint: "Messages in a row that it sends by itself.",
  },
  {
    name: "picturePrice",
    error: "chat-picturePrice",
    label: "Price of a picture ($)",
    hint: "What the picture model takes for one. Counts towards the budgets.",
  },
];

type Props = {
  draft: ChatDraft;
  errors: DraftErrors;
  onChange: (part: Partial<ChatDraft>) => void;
};

export function ChatSettingSection({ draft, errors, onChange }: Props) {
  return (
    <CardSection title="Conversations">
      <div className="mt-4 grid gap-5 sm:grid-cols-2">
        {fields.map(({ name, error, label, hint }) => (
          <TextField
            key={name}
            label={label}
            name={name}
            inputMode={name === "picturePrice" ? "decimal" : "numeric"}
            value={draft[name]}
            hint={hint}
            error={errors[error]}
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
        ))}
      </div>
      <div className="mt-4">
        <Switch
          label="Ask a model once to repair an answer that cannot be read"
          checked={draft.repairsByModel}
          onChange={(repairsByModel) => onChange({ repairsByModel })}
        />
      </div>
    </CardSection>
  );
}

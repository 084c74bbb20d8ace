import { type CoachSetting, modelProviders, providerNames } from "@foothold/core/coach";
import { CardSection } from "#components/ui/CardSection.tsx";
import { SelectField } from "#components/ui/form/SelectField.tsx";

type Draft = CoachSetting["defaultCoach"];
type Props = {
  draft: Draft;
  classes: readonly { id: string; name: string }[];
  onChange: (draft: Draft) => void;
};

const coaches = [
  { value: "built-in", label: "Built-in" },
  ...modelProviders.map((provider) => ({ value: provider, label: providerNames[provider] })),
] as const;
const AS_SITE = "as-site";

/** The coach that people have until they choose one: for everybody, and for single classes. */
export function DefaultCoachSection({ draft, classes, onChange }: Props) {
  return (
    <CardSection title="Coach to begin with">
      <p className="mt-2 text-small text-ink-soft">
        Who has not saved settings of their own yet begins with this coach, and can choose another
        one. With a model, what learners write and their code go to its provider.
      </p>
      <div className="mt-4 grid gap-5 sm:grid-cols-2">
        <SelectField
          label="Everybody"
          name="default-coach-site"
          value={draft.site}
          options={coaches}
          onChoose={(site) => onChange({ ...draft, site })}
        />
        {classes.map(({ id, name }) => (
          <SelectField
            key={id}
            label={`Class ${name}`}
            name={`default-coach-${id}`}
            value={draft.classes[id] ?? AS_SITE}
            options={[{ value: AS_SITE, label: "As everybody" }, ...coaches]}
            onChoose={(coach) => {
              const { [id]: _, ...others } = draft.classes;
              onChange({
                ...draft,
                classes: coach === AS_SITE ? others : { ...others, [id]: coach },
              });
            }}
          />
        ))}
      </div>
    </CardSection>
  );
}

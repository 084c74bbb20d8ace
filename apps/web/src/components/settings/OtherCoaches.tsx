import { type ModelProvider, providerNames } from "@foothold/core/coach";
import type { CoachProvider } from "@foothold/core/people";
import { Switch } from "#components/ui/form/Switch.tsx";

type Props = {
  chosen: CoachProvider;
  providers: readonly ModelProvider[];
  agreed: boolean;
  onChange: (agreed: boolean) => void;
};

/** Asks whether other providers than the chosen one may help a learner who is stuck, and so see their work. */
export function OtherCoaches({ chosen, providers, agreed, onChange }: Props) {
  const others = providers.filter((provider) => provider !== chosen);
  if (chosen === "built-in" || others.length === 0) return null;
  const names = others.map((provider) => providerNames[provider]).join(", ");
  return (
    <div className="mt-4">
      <Switch label="Other coaches when I am stuck" checked={agreed} onChange={onChange} />
      <p className="text-small text-ink-soft">
        {`Also ask ${names}. What you wrote on the problem, your code included, is then sent to them.`}
      </p>
    </div>
  );
}

import type { RecoveryView } from "@foothold/core/recovery";
import { strategyName } from "#components/shared/recovery/recovery-words.ts";
import { Disclosure } from "#components/ui/Disclosure.tsx";
import { RichText } from "#components/ui/markdown/RichText.tsx";
import { Spinner } from "#components/ui/Spinner.tsx";

type Branch = RecoveryView["branches"][number];

/** The progress of the branches while they run; afterwards the ones beside the best, closed. */
export function BranchList({ branches }: { branches: readonly Branch[] }) {
  if (branches.length === 0) return null;
  if (!branches.some(({ best }) => best)) {
    return (
      <ul aria-label="Ways being tried" className="flex flex-col gap-2 text-small">
        {branches.map((branch) => (
          <li key={branch.id} className="flex items-center gap-2">
            {branch.running ? <Spinner /> : <span aria-hidden="true">✓</span>}
            <span className="font-semibold first-letter:uppercase">{strategyName(branch.id)}</span>
            <span className="text-ink-soft">{roundsText(branch)}</span>
          </li>
        ))}
      </ul>
    );
  }
  const others = branches.filter(({ best, text }) => !best && text !== null);
  return (
    <ul aria-label="Other ways" className="flex flex-col">
      {others.map(({ id, text }) => (
        <li key={id}>
          <Disclosure summary={`Another way: ${strategyName(id)}`}>
            <div className="border-l-3 border-line pl-3 text-small wrap-anywhere">
              <RichText text={text ?? ""} />
            </div>
          </Disclosure>
        </li>
      ))}
    </ul>
  );
}

function roundsText({ rounds, running }: Branch): string {
  const count = rounds === 1 ? "1 round" : `${rounds} rounds`;
  return running ? `${count}, at work` : count;
}

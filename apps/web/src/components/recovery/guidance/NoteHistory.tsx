import type { ViewedGuidance } from "@foothold/core/recovery";
import { Disclosure } from "#components/ui/Disclosure.tsx";
import { TimeAgo } from "#components/ui/TimeAgo.tsx";

type Version = ViewedGuidance["versions"][number];

const changes: Record<Version["change"], string> = {
  shared: "Shared with the class",
  edited: "Words changed",
  verified: "Verified for all classes",
  retired: "Retired",
  drafted: "Made a draft",
};

/** Every change by hand with the words as they were then. */
export function NoteHistory({ versions }: { versions: readonly Version[] }) {
  return (
    <Disclosure
      summary={`History, ${versions.length} ${versions.length === 1 ? "change" : "changes"}`}
    >
      <ol className="mt-2 flex flex-col gap-3">
        {versions.map(({ version, change, at, words, byYou }) => (
          <li key={version} className="border-l-3 border-line pl-3 text-small wrap-anywhere">
            <p className="text-ink-soft">
              {`${changes[change]}${byYou ? " by you" : ""}, `}
              <TimeAgo at={at} />
            </p>
            <p className="whitespace-pre-wrap">{words}</p>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}

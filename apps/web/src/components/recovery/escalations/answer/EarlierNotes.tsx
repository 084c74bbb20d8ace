import type { ViewedEscalation } from "@foothold/core/recovery";
import { Badge } from "#components/ui/Badge.tsx";
import { Button } from "#components/ui/Button.tsx";
import { Disclosure } from "#components/ui/Disclosure.tsx";
import { RichText } from "#components/ui/markdown/RichText.tsx";
import { percentText } from "#components/ui/percent-text.ts";
import { rateText, statusWords } from "../../guidance/guidance-words.ts";

type Earlier = ViewedEscalation["earlier"];
type Props = { earlier: Earlier; onUse: (note: Earlier[number]) => void };

/** What was answered in situations like this one, the best first. */
export function EarlierNotes({ earlier, onUse }: Props) {
  if (earlier.length === 0) return null;
  return (
    <Disclosure
      open
      summary={
        earlier.length === 1
          ? "An earlier answer to a similar question"
          : `${earlier.length} earlier answers to similar questions`
      }
    >
      <ul className="mt-2 flex flex-col gap-3">
        {earlier.map((note) => (
          <li
            key={note.id}
            className="rounded-middle border border-line bg-sunken p-3 text-small wrap-anywhere"
          >
            <p className="mb-1 flex flex-wrap items-center gap-2 text-tiny">
              <Badge tone={statusWords[note.status].tone}>{statusWords[note.status].label}</Badge>
              <span>{`${percentText(note.similarity)} similar`}</span>
              {note.confidence.count > 0 && <span>{`Helped ${rateText(note.confidence)}`}</span>}
            </p>
            <RichText text={note.words} />
            <Button size="small" variant="quiet" className="-ml-3.5" onClick={() => onUse(note)}>
              Use these words
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

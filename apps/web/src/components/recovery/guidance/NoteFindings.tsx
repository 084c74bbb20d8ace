import type { NoteCheck } from "@foothold/core/recovery";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import { Checkbox } from "#components/ui/form/Checkbox.tsx";

type Props = { found: NoteCheck; checked: boolean; onCheck: (checked: boolean) => void };

const kinds: Record<NoteCheck["personal"][number]["kind"], string> = {
  name: "a name",
  email: "a mail address",
  phone: "a telephone number",
  "about-the-learner": "about this learner",
};

/** Warnings about a text that strangers may read: personal details, links to other sites, the solution. */
export function NoteFindings({ found, checked, onCheck }: Props) {
  const { personal, foreignLinks, warning } = found;
  return (
    <>
      {foreignLinks.length > 0 && (
        <Notice tone="danger" role="alert" title="Links may only lead to Foothold">
          <ul className="list-disc pl-5 font-mono text-tiny wrap-anywhere">
            {foreignLinks.map((link) => (
              <li key={link}>{link}</li>
            ))}
          </ul>
        </Notice>
      )}
      {warning && (
        <Notice tone="danger" role="alert" title="This gives the solution away">
          <p className="font-mono text-tiny wrap-anywhere">{warning.evidence}</p>
          <p className="mt-1">Say where to look instead of what to write.</p>
        </Notice>
      )}
      {personal.length > 0 && (
        <Notice tone="caution" role="alert" title="Does this tell whom it was written for?">
          <ul className="list-disc pl-5">
            {personal.map(({ kind, text }) => (
              <li key={`${kind} ${text}`}>
                <span className="font-semibold">{`“${text}”`}</span>
                {` (${kinds[kind]})`}
              </li>
            ))}
          </ul>
          <div className="mt-2">
            <Checkbox
              label="I have looked at it; strangers may read this"
              checked={checked}
              onChange={({ target }) => onCheck(target.checked)}
            />
          </div>
        </Notice>
      )}
    </>
  );
}

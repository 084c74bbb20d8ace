import type { ChatReply } from "@foothold/core/chat";
import type { Language } from "@foothold/core/runs";
import { ColouredCode } from "#components/ui/code/ColouredCode.tsx";
import { CopyButton } from "./CopyButton.tsx";

type Props = Pick<ChatReply, "fileChanges" | "commands"> & { language: Language };

/** Changes and commands that the coach proposes. Nothing is written or run by itself. */
export function Proposals({ fileChanges, commands, language }: Props) {
  return (
    <>
      {fileChanges.map(({ path, content, note }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a proposal is known by its place
        <section key={index} aria-label={`Proposed change of ${path}`} className="flex flex-col">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h4 className="font-mono text-tiny font-semibold wrap-anywhere">{path}</h4>
            <CopyButton text={content} what={`the change of ${path}`} />
          </div>
          {note && <p className="mb-1">{note}</p>}
          <ColouredCode code={content} language={language} label={path} />
        </section>
      ))}
      {commands.length > 0 && (
        <ul aria-label="Proposed commands" className="flex flex-col gap-1">
          {commands.map(({ command, description }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a proposal is known by its place
            <li key={index}>
              <div className="flex items-center justify-between gap-2 rounded-middle border border-line bg-sunken pl-3">
                <code className="min-w-0 py-1 font-mono text-small wrap-anywhere">
                  {`$ ${command}`}
                </code>
                <CopyButton text={command} what={command} />
              </div>
              {description && <p className="mt-1 text-tiny text-ink-soft">{description}</p>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

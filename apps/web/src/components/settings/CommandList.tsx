"use client";

import { X } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { Disclosure } from "#components/ui/Disclosure.tsx";
import { TextField } from "#components/ui/form/TextField.tsx";
import { defaultWhitelist, neverListed } from "#lib/browser/shell-rules.ts";

type Props = {
  /** Null for the default list. */
  listed: readonly string[] | null;
  onChange: (listed: string[] | null) => void;
};

/** Lists the commands that run without asking. Commands can be added and removed. */
export function CommandList({ listed, onChange }: Props) {
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState<string | undefined>();
  const titleId = useId();
  const commands = listed ?? defaultWhitelist;

  function add() {
    const command = typed.trim().replaceAll(/\s+/g, " ");
    const why = refusalOf(command, commands);
    setWrong(why);
    if (why) return;
    onChange([...commands, command]);
    setTyped("");
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    add();
  }

  return (
    <Disclosure summary={`Commands that run without asking (${commands.length})`}>
      <section aria-labelledby={titleId} className="flex flex-col gap-3 pb-2">
        <p id={titleId} className="text-small text-ink-soft">
          Your list: a command, or a command with its first arguments. Whatever is not on it asks
          before it runs. Commands that delete always ask.
        </p>
        <ul aria-label="Commands that run without asking" className="flex flex-wrap gap-2">
          {commands.map((command) => (
            <li
              key={command}
              className="flex items-center rounded-middle border border-line bg-sunken pl-3"
            >
              <code className="font-mono text-small">{command}</code>
              <Button
                size="small"
                variant="quiet"
                aria-label={`Remove ${command}`}
                onClick={() => onChange(commands.filter((other) => other !== command))}
              >
                <X aria-hidden="true" className="size-4" />
              </Button>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-end gap-2">
          <TextField
            label="Add a command"
            name="command"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKeyDown}
            error={wrong}
          />
          <Button variant="secondary" onClick={add}>
            Add
          </Button>
          {listed && (
            <Button variant="quiet" onClick={() => onChange(null)}>
              Back to the default list
            </Button>
          )}
        </div>
      </section>
    </Disclosure>
  );
}

function refusalOf(command: string, listed: readonly string[]): string | undefined {
  const [name = ""] = command.split(" ");
  if (command === "") return "Write a command first.";
  if (command.length > 80 || !/^[\w./=:@+-]+(?: [\w./=:@+-]+)*$/.test(command)) {
    return "Write a command and its first arguments as plain words, such as: cp scratch/a.py";
  }
  if (neverListed.has(name)) return `${name} is always asked for: it deletes, or runs other text.`;
  if (listed.includes(command)) return "It is on the list.";
  if (listed.length >= 100) return "A list has at most 100 commands.";
  return undefined;
}

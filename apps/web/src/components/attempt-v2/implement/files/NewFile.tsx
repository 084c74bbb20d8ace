"use client";

import type { ProblemView } from "@foothold/core/catalog";
import type { Language } from "@foothold/core/runs";
import { type FormEvent, useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { TextField } from "#components/ui/form/TextField.tsx";
import { fileTemplates } from "./file-templates.ts";
import type { Listed } from "./workspace-store.ts";

type Props = {
  files: Listed["files"];
  problem: ProblemView;
  language: Language;
  busy: boolean;
  onCreate: (path: string, content: string) => Promise<boolean>;
};

export function NewFile({ files, problem, language, busy, onCreate }: Props) {
  const [name, setName] = useState("");
  const templates = fileTemplates(problem, language);
  const missing = templates.filter(({ path }) => !files.some((file) => file.path === path));

  async function create(event: FormEvent) {
    event.preventDefault();
    const path = name.trim();
    if (!path) return;
    const content = templates.find((template) => template.path === path)?.content ?? "";
    if (await onCreate(path, content)) setName("");
  }

  return (
    <form onSubmit={create} className="flex flex-col items-start gap-2">
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          label="New file"
          name="path"
          placeholder="scratch/idea"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button size="small" variant="secondary" type="submit" busy={busy}>
          Create
        </Button>
      </div>
      {missing.length > 0 && (
        <p className="flex flex-wrap items-center gap-1 text-small text-ink-soft">
          Or begin with
          {missing.map(({ path, content }) => (
            <Button
              key={path}
              size="small"
              variant="quiet"
              className="font-mono"
              disabled={busy}
              onClick={() => void onCreate(path, content)}
            >
              {path}
            </Button>
          ))}
        </p>
      )}
    </form>
  );
}

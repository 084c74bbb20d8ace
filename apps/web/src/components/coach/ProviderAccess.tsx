"use client";

import type { ModelProvider, ViewedAccess, ViewedCoachSettings } from "@foothold/core/coach";
import { useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { TextField } from "#components/ui/form/TextField.tsx";
import { useRequest } from "#components/ui/hooks/use-request.ts";
import { TimeAgo } from "#components/ui/TimeAgo.tsx";
import { callApi } from "#lib/browser/api-client.ts";

type Props = {
  provider: ModelProvider;
  name: string;
  access: ViewedAccess;
  version: number;
  onStored: (settings: ViewedCoachSettings) => void;
};

const addressHints: Record<ModelProvider, string> = {
  gemini: "Empty: Google's own.",
  ollama: "Where Ollama runs, such as http://10.0.0.5:11434.",
  openai:
    "Empty: OpenAI's own. Any server that speaks the same format: vLLM, LM Studio, OpenRouter, xAI.",
  anthropic: "Empty: Anthropic's own.",
};

/** Enters a provider's key and address. A stored key is never shown; it can only be replaced or removed. */
export function ProviderAccess({ provider, name, access, version, onStored }: Props) {
  const { busy, failure, send } = useRequest();
  const [key, setKey] = useState("");
  const [baseUrl, setBaseUrl] = useState(access.baseUrl ?? "");
  const needsKey = provider !== "ollama";
  const isComplete = needsKey ? key.trim() !== "" : baseUrl.trim() !== "";

  async function store() {
    const entered = { key: key.trim() || null, baseUrl: baseUrl.trim() || null, version };
    take(await send(() => callApi("PUT", `/api/admin/coach/keys/${provider}`, entered)));
  }

  async function remove() {
    take(await send(() => callApi("DELETE", `/api/admin/coach/keys/${provider}`, { version })));
  }

  function take(answer: { settings: ViewedCoachSettings } | null | undefined) {
    if (!answer) return;
    setKey("");
    setBaseUrl(answer.settings.access[provider].baseUrl ?? "");
    onStored(answer.settings);
  }

  return (
    <div className="flex flex-col gap-3">
      <p className="text-small text-ink-soft">
        <Origin access={access} needsKey={needsKey} />
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        {needsKey && (
          <TextField
            label={`Key for ${name}`}
            name={`key-${provider}`}
            type="password"
            autoComplete="off"
            value={key}
            hint="Stored encrypted, and never shown again."
            onChange={(event) => setKey(event.target.value)}
          />
        )}
        <TextField
          label={`Address of ${name}`}
          name={`address-${provider}`}
          type="url"
          autoComplete="off"
          value={baseUrl}
          hint={addressHints[provider]}
          onChange={(event) => setBaseUrl(event.target.value)}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button size="small" variant="secondary" busy={busy} disabled={!isComplete} onClick={store}>
          {needsKey ? "Store the key" : "Store the address"}
        </Button>
        {access.from === "page" && (
          <Button size="small" variant="secondary" busy={busy} onClick={remove}>
            Remove it
          </Button>
        )}
      </div>
      {failure && <FailureNotice failure={failure} />}
    </div>
  );
}

function Origin({ access, needsKey }: { access: ViewedAccess; needsKey: boolean }) {
  const what = needsKey ? "key" : "address";
  if (access.from === "environment") {
    return `The ${what} is set where Foothold runs. One that is stored here is used instead of it.`;
  }
  if (access.from === "nowhere" || access.changedAt === null) {
    return `No ${what} yet. Store one here; nothing has to be started again.`;
  }
  return (
    <>
      {`A ${what} is stored, `}
      <TimeAgo at={access.changedAt} />
      {needsKey ? ". With another address its key is needed again." : "."}
    </>
  );
}

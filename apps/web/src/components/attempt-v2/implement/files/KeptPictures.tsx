"use client";

import type { KeptPictures as Kept } from "@foothold/core/chat";
import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { ConfirmDialog } from "#components/ui/ConfirmDialog.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { useRequest } from "#components/ui/hooks/use-request.ts";
import { callApi } from "#lib/browser/api-client.ts";
import { onKeptPictures } from "#lib/browser/kept-pictures.ts";

/** The folder `pictures/` of a workspace: pictures of the coach that the learner has saved. */
export function KeptPictures({ attemptId }: { attemptId: string }) {
  const { busy, failure, send } = useRequest();
  const [kept, setKept] = useState<Kept["pictures"]>([]);
  const [viewedPath, setViewedPath] = useState<string | null>(null);
  const url = `/api/attempts/${attemptId}/pictures` as const;
  const load = useEffectEvent(async () => {
    const found = await callApi("GET", url).catch(() => null);
    if (found) setKept(found.pictures);
  });

  useEffect(() => {
    void load();
    return onKeptPictures(() => void load());
  }, []);

  async function remove(path: string) {
    const rest = await send(() => callApi("DELETE", url, { path }));
    if (!rest) return;
    setViewedPath(null);
    setKept(rest.pictures);
  }

  const viewed = kept.find(({ path }) => path === viewedPath);
  if (kept.length === 0) return null;
  return (
    <li>
      <p className="font-mono text-small text-ink-soft">pictures/</p>
      <ul className="flex flex-wrap gap-2 pl-4">
        {kept.map(({ path, url: source }) => (
          <li key={path}>
            <button
              type="button"
              aria-label={`Look at ${path}`}
              onClick={() => setViewedPath(path)}
              className="flex flex-col items-center gap-1 rounded-middle p-1 font-mono text-tiny hover:bg-sunken"
            >
              {/* biome-ignore lint/performance/noImgElement: the picture is its owner's, and no optimiser may keep it */}
              <img src={source} alt="" className="size-16 rounded-small object-cover" />
              {path.replace("pictures/", "")}
            </button>
          </li>
        ))}
      </ul>
      {viewed && (
        <ConfirmDialog
          title={viewed.path}
          confirmLabel="Close"
          cancelLabel={null}
          wide
          busy={false}
          onConfirm={() => setViewedPath(null)}
          onCancel={() => setViewedPath(null)}
        >
          {/* biome-ignore lint/performance/noImgElement: the picture is its owner's, and no optimiser may keep it */}
          <img
            src={viewed.url}
            alt={viewed.path}
            className="max-h-[65vh] max-w-full self-center rounded-middle object-contain"
          />
          <Button
            size="small"
            variant="quiet"
            busy={busy}
            className="self-start"
            onClick={() => void remove(viewed.path)}
          >
            Delete from my files
          </Button>
          {failure && <FailureNotice failure={failure} />}
        </ConfirmDialog>
      )}
    </li>
  );
}

"use client";

import type { GeneratedImage } from "@foothold/core/chat";
import { useState } from "react";
import type { ReplyPartProps } from "../reply-part.ts";
import { PictureTile } from "./PictureTile.tsx";
import { PictureViewer } from "./PictureViewer.tsx";
import { RedrawDialog } from "./RedrawDialog.tsx";
import { SavePictures } from "./SavePictures.tsx";

/** Pictures that a model drew: look at them, draw them anew, choose and save them. Anybody but the owner sees only the prompts. */
export function GalleryPart({ exchange, pictures: actions }: ReplyPartProps) {
  const images = exchange.reply.generatedImages ?? [];
  const [viewedId, setViewedId] = useState<string | null>(null);
  const [redrawnId, setRedrawnId] = useState<string | null>(null);
  const chosen = images.flatMap(({ id, selected, state }) =>
    selected && state === "drawn" ? [id] : [],
  );
  const byId = (id: string | null) => images.find((image) => image.id === id);
  const redrawn = byId(redrawnId);
  if (!actions) return <Prompts images={images} />;
  const path = `/api/conversations/${exchange.conversationId}/exchanges/${exchange.id}/pictures`;
  return (
    <section
      aria-label="Generated pictures"
      className="flex flex-col gap-2 rounded-middle border border-line bg-sunken p-2"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="font-semibold">{`Generated pictures (${images.length})`}</h4>
        <SavePictures chosen={chosen} actions={actions} zipPath={path} />
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-3">
        {images.map((image, place) => (
          <PictureTile
            key={image.id}
            {...{ image, place, actions }}
            onView={() => setViewedId(image.id)}
            onRedraw={() => setRedrawnId(image.id)}
          />
        ))}
      </ul>
      <p className="text-tiny text-ink-soft">Hover to enlarge • Click to view full size</p>
      {byId(viewedId)?.url && (
        <PictureViewer
          images={images.filter(({ url }) => url !== null)}
          viewedId={viewedId ?? ""}
          onView={setViewedId}
          onClose={() => setViewedId(null)}
        />
      )}
      {redrawn && (
        <RedrawDialog image={redrawn} actions={actions} onClose={() => setRedrawnId(null)} />
      )}
    </section>
  );
}

function Prompts({ images }: { images: readonly GeneratedImage[] }) {
  return (
    <section aria-label="Generated pictures">
      <h4 className="font-semibold">{`Generated pictures (${images.length})`}</h4>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {images.map(({ id, originalPrompt }) => (
          <li key={id}>{originalPrompt}</li>
        ))}
      </ul>
    </section>
  );
}

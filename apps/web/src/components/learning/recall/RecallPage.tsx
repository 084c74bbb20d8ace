"use client";

import type { RecallView } from "@foothold/core/learning";
import { useState } from "react";
import { PageHeader } from "#components/ui/PageHeader.tsx";
import { NothingDue } from "./NothingDue.tsx";
import { RecallCheck } from "./RecallCheck.tsx";

/** The cards that are due, one at a time. */
export function RecallPage({ recall }: { recall: RecallView }) {
  const [rated, setRated] = useState<readonly string[]>([]);
  // A card that is due again at once has a new version.
  const open = recall.cards.filter(({ id, version }) => !rated.includes(`${id} ${version}`));
  const [card] = open;
  if (!card) {
    return (
      <>
        <PageHeader title="Recall" />
        <NothingDue recall={recall} ratedCount={rated.length} />
      </>
    );
  }
  return (
    <RecallCheck
      key={`${card.id} ${card.version}`}
      card={card}
      done={rated.length}
      left={open.length}
      onRated={() => setRated([...rated, `${card.id} ${card.version}`])}
    />
  );
}

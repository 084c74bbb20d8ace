"use client";

import { SHOWN_OUTPUT_BYTES } from "@foothold/core/command-limits";
import { cutOutput } from "@foothold/core/output";
import { useState } from "react";
import { Button } from "#components/ui/Button.tsx";

type Props = {
  text: string;
  /** The size of the whole output, if `text` is only its beginning. */
  printedBytes?: number;
};

/** A command's output as plain text: the beginning, and the rest after a click. */
export function Output({ text, printedBytes = 0 }: Props) {
  const [whole, setWhole] = useState(false);
  const cut = cutOutput(text, whole ? Number.MAX_SAFE_INTEGER : SHOWN_OUTPUT_BYTES);
  const here = cutOutput(text, 0).leftBytes;
  const lost = whole || cut.leftBytes === 0 ? printedBytes - here : 0;
  return (
    <>
      {cut.text && <p className="whitespace-pre-wrap wrap-anywhere">{cut.text}</p>}
      {cut.leftBytes > 0 && (
        <Button size="small" variant="quiet" onClick={() => setWhole(true)}>
          {`Show the rest (${kilobytes(cut.leftBytes)} KB)`}
        </Button>
      )}
      {lost > 0 && (
        <p className="text-ink-soft">{`${kilobytes(lost)} KB more were printed and not kept.`}</p>
      )}
    </>
  );
}

const kilobytes = (bytes: number) => Math.ceil(bytes / 1024);

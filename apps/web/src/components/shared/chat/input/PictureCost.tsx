import { readPictureRequest } from "@foothold/core/chat";
import { dollarsText } from "#components/ui/dollars-text.ts";

/** What the pictures that a message asks for will cost; nothing for any other message. */
export function PictureCost({ text, price }: { text: string; price: number }) {
  const asked = readPictureRequest(text);
  if (!asked) return null;
  const many = asked.count === 1 ? "1 picture" : `${asked.count} pictures`;
  const cost = price === 0 ? "free" : `about ${dollarsText(asked.count * price)}`;
  return <p role="status" className="text-tiny text-ink-soft">{`${many}, ${cost}`}</p>;
}

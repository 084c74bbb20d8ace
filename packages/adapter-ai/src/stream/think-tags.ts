const OPEN = "<think>";
const CLOSE = "</think>";

export type ThinkTags = {
  /** The part of this piece that may be shown. */
  take(piece: string): string;
  /** What was held back and was not a tag after all. */
  rest(): string;
};

/** Some models write their thinking into the reply itself, between tags at its beginning. */
export function withoutThinkTags(): ThinkTags {
  let state: "beginning" | "thinking" | "text" = "beginning";
  let held = "";
  return {
    take(piece) {
      if (state === "text") return piece;
      held += piece;
      if (state === "beginning") {
        const lead = held.trimStart();
        if (OPEN.startsWith(lead)) return "";
        state = lead.startsWith(OPEN) ? "thinking" : "text";
        if (state === "text") return held;
      }
      const end = held.indexOf(CLOSE);
      if (end < 0) return "";
      state = "text";
      return held.slice(end + CLOSE.length).trimStart();
    },
    rest: () => (state === "beginning" ? held : ""),
  };
}

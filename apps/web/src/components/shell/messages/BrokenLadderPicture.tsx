/** A ladder with one rung gone. */
export function BrokenLadderPicture() {
  return (
    <svg
      viewBox="0 0 120 140"
      aria-hidden="true"
      focusable="false"
      className="h-36 w-auto"
      fill="none"
      strokeLinecap="round"
    >
      <path d="M38 8v124M82 8v124" strokeWidth="7" className="stroke-accent" />
      <path d="M38 30h44M38 56h44M38 108h44" strokeWidth="7" className="stroke-accent" />
      <path d="M38 82h8M74 82h8" strokeWidth="7" className="stroke-accent" />
      <path d="M88 118 l14 9" strokeWidth="7" className="stroke-coach-solid" />
      <path d="M97 108 l16 4" strokeWidth="7" className="stroke-coach-solid" />
    </svg>
  );
}

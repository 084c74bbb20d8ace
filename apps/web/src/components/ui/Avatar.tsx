/** The first letters of a name. Decoration: the name itself is always beside it. */
export function Avatar({ name }: { name: string }) {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toLocaleUpperCase();
  return (
    <span
      aria-hidden="true"
      className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft text-tiny font-bold text-accent"
    >
      {letters}
    </span>
  );
}

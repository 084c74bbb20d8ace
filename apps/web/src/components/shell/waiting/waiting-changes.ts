type Waiting = { id: string; createdAt: string };

/** Who waits now and did not before; nobody at the first look, which only finds what is there. */
export function newcomers<Each extends Waiting>(
  before: readonly Waiting[] | null,
  now: readonly Each[],
): Each[] {
  if (before === null) return [];
  const keys = new Set(before.map(keyOf));
  return now.filter((each) => !keys.has(keyOf(each)));
}

/** A question that is asked again is a new one. */
function keyOf({ id, createdAt }: Waiting): string {
  return `${id} ${createdAt}`;
}

/** The title of the page with how many wait before it. */
export function titleWith(title: string, count: number): string {
  const plain = title.replace(/^\(\d{1,4}\)\s{0,5}/, "");
  return count > 0 && plain !== "" ? `(${count}) ${plain}` : plain;
}

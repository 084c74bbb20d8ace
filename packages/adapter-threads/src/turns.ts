/** Who waits, in turns by person: somebody with many readings gives way to everybody else after each. */
export function turnsByPerson<Item>() {
  const lines = new Map<string, Item[]>();
  return {
    add(person: string, item: Item): void {
      lines.set(person, [...(lines.get(person) ?? []), item]);
    },
    /** For what was begun before and has to begin again. */
    addFirst(person: string, item: Item): void {
      lines.set(person, [item, ...(lines.get(person) ?? [])]);
    },
    size: (): number => lines.size,
    waitingOf: (person: string): number => lines.get(person)?.length ?? 0,
    next(): Item | undefined {
      const [first] = lines;
      if (!first) return undefined;
      const [person, [item, ...others]] = first;
      lines.delete(person);
      if (others.length > 0) lines.set(person, others);
      return item;
    },
  };
}

/** A queue in which people take turns: after each reading of one person comes one of everybody else who waits. */
export function turnsByPerson<Item>() {
  const lines = new Map<string, Item[]>();
  return {
    add(person: string, item: Item): void {
      lines.set(person, [...(lines.get(person) ?? []), item]);
    },
    /** Puts a reading that has to begin again before the person's other ones. */
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

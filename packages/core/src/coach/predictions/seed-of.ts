/** A number that follows from the attempt's id, so that neighbours in a class are asked different probes. */
export function seedOf({ id }: { id: string }): number {
  return [...id].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 997, 7);
}

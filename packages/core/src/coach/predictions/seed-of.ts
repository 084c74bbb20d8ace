/** Any number that follows from the attempt, so that neighbors are not asked the same. */
export function seedOf({ id }: { id: string }): number {
  return [...id].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 997, 7);
}

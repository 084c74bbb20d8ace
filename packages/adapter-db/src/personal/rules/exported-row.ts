import type { PersonKey, Row } from "./rule.ts";

/** Leaves out other people's ids: an entry shows only whether it was done by this person. */
export async function* withoutOthers(rows: AsyncIterable<Row>, { id }: PersonKey) {
  for await (const { actorId, details, ...entry } of rows) {
    const own = Object.entries(details as Row).filter(
      ([name, value]) => !/^(person|learner)Id$/.test(name) || value === id,
    );
    yield { ...entry, details: Object.fromEntries(own), byYou: actorId === id };
  }
}

export async function* picturesAsText(rows: AsyncIterable<Row>) {
  for await (const { jpeg, ...row } of rows) {
    yield { ...row, jpeg: Buffer.from(jpeg as Uint8Array).toString("base64") };
  }
}

export async function* withoutAuthors(rows: AsyncIterable<Row>, { id }: PersonKey) {
  for await (const { authorId, ...row } of rows) yield { ...row, byYou: authorId === id };
}

/** Without texts that were tried and never shown: they may give an answer away, and nobody was told them. */
export async function* shownTexts(rows: AsyncIterable<Row>) {
  for await (const row of rows) yield { ...row, text: row.shown ? row.text : null };
}

export async function* withoutAnswerer(rows: AsyncIterable<Row>) {
  for await (const { answer, ...row } of rows) {
    const { answeredBy: _, ...said } = { ...(answer as Row | null) };
    yield { ...row, answer: answer === null ? null : said };
  }
}

/** Only the person's own variants: others may have said the same in their own words. */
export async function* ownVariants(rows: AsyncIterable<Row>, { id }: PersonKey) {
  for await (const row of rows) {
    const variants = row.variants as Row[];
    yield { ...row, variants: variants.filter(({ authorId }) => authorId === id) };
  }
}

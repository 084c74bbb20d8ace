import { BackLink } from "#components/ui/BackLink.tsx";
import { Markdown } from "#components/ui/markdown/Markdown.tsx";
import { PageHeader } from "#components/ui/PageHeader.tsx";

type Way = { id: string; name: string; text: string };

const ways: readonly Way[] = [
  {
    id: "brute-force",
    name: "Brute force",
    text: `
Try every possibility, one after the other, and keep the one that is right.

**It fits** when there are few possibilities: all pairs of 200 items, all orders of 7 things. It is also a good first program. It is
easy to get right, and later you can hold a faster one against it.

**It does not fit** when the possibilities grow faster than the time you have. 80,000 items have more than three billion pairs.

**What stays true:** every possibility before the current one has been looked at, and the best of them is kept.

Example: a lock has three wheels with ten digits each. You can turn through all 1,000 numbers. With eight wheels nobody would.
`,
  },
  {
    id: "greedy",
    name: "Greedy",
    text: `
Take what is best right now, again and again, and never take anything back.

**It fits** when a choice that is best now can never turn out badly later. That needs a reason, not only a feeling.

**It does not fit** when an early choice can spoil a later one. Look for a small input on which taking the best now goes wrong. If you
find one, the idea is finished.

**What stays true:** what was chosen so far is part of at least one best answer.

Example: you pay 60 cents with as few coins as possible. With coins of 50, 20 and 10, taking the largest coin first works: 50 and 10.
With coins of 40, 30 and 1, it takes 40 and twenty single cents. Two coins of 30 would have done.
`,
  },
  {
    id: "sorting",
    name: "Sorting",
    text: `
Put the items in order first, so that what belongs together stands side by side.

**It fits** when the question is about neighbours in an order: equal items, the closest two, the third largest. After sorting, one walk
is often enough.

**It does not fit** when the old places count, because sorting loses them. You can sort pairs of a value and its place, but ask first
whether you need the order at all. It costs about n log n steps: for a million items some twenty million.

**What stays true:** in the sorted list, everything to the left of an item is at most as large as it.

Example: a pile of postcards from twelve towns. Sorted by town, all cards of one town lie together, and a glance tells how many there are.
`,
  },
];

/** Ways to solve a problem that have no page and no lesson of their own. */
export function OtherWays() {
  return (
    <>
      <BackLink href="/patterns">All patterns</BackLink>
      <PageHeader title="Other ways">
        <p>
          Three ways that can be chosen in a plan beside the patterns, with what speaks for and
          against them.
        </p>
      </PageHeader>
      <div className="flex max-w-3xl flex-col gap-12">
        {ways.map(({ id, name, text }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
            <h2 id={`${id}-title`} className="mb-4 text-title-2">
              {name}
            </h2>
            <Markdown text={text} />
          </section>
        ))}
      </div>
    </>
  );
}

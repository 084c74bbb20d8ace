export function PreviewProblem() {
  return (
    <div className="hidden border-r border-line bg-canvas p-5 text-small lg:block">
      <p className="font-semibold">Two huts, one day</p>
      <p className="mt-1 text-tiny text-ink-faint">Rung 2 · Two pointers</p>
      <p className="mt-3 text-ink-soft">
        The huts along a trail are sorted by distance. Find the two whose distances add up to one
        day’s walk.
      </p>
      <p className="mt-5 text-tiny font-semibold text-ink-faint">What you said stays true</p>
      <p className="mt-1 border-l-2 border-accent pl-3 text-ink-soft">
        A hut outside left…right can no longer be part of the pair.
      </p>
    </div>
  );
}

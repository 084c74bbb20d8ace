export const awkward = [
  {
    slug: "two-sum",
    who: "awkward",
    fields: {
      explanation: "find the two places whose numbers add up to the target",
      inputOutputDescription: "numbers, target; two positions",
      constraintsDescription: "one pair only",
      exampleWalkthrough: "",
      wrongApproach: "using the same one twice",
    },
  },
  {
    slug: "first-unique-character",
    who: "awkward",
    fields: {
      explanation: "the place of the first sign that is there only one time",
      inputOutputDescription: "text in, place out, -1 for none",
      constraintsDescription: "0 to 200000",
      exampleWalkthrough: `text = "${"ab".repeat(3000)}c" gives 6000`,
      wrongApproach: "first new sign",
    },
    types: (v) => ` ${v} `,
  },
  {
    slug: "coin-change",
    who: "awkward",
    fields: {
      explanation:
        "smallest number of coins for exactly the amount, coins as often as you like, -1 if it can't be",
      inputOutputDescription: "coins, amount -> number",
      constraintsDescription: "0 needs 0",
      exampleWalkthrough: "coins [2, 5], amount 7 -> 3",
      wrongApproach: "biggest first",
    },
    types: (v) => `${v} coins`,
  },
  {
    slug: "palindrome-phrase",
    who: "awkward",
    fields: {
      explanation:
        "🙂 same forwards 🔁 backwards, only letters and numbers count, capitals don't matter",
      inputOutputDescription: "text ➡️ true / false",
      constraintsDescription: "🤷 any marks",
      exampleWalkthrough: '"Ab-a" ➡️ true ✅',
      wrongApproach: "keeping the spaces 😅",
    },
    types: (v) => `${v}.`,
  },
  {
    slug: "pair-with-sum-sorted",
    who: "awkward",
    fields: {
      explanation:
        "say two different positions in the sorted row whose numbers make target, or an empty list",
      inputOutputDescription: "numbers target -> two positions or []",
      constraintsDescription: "sorted, equal ones ok",
      exampleWalkthrough: "numbers: 1 3 5, target: 8, result: 1 and 2",
      wrongApproach: "same one twice",
    },
    types: (v) => (v.length ? `${v[0]} and ${v[1]}` : "empty list"),
  },
  {
    slug: "k-most-frequent",
    who: "awkward",
    fields: {
      explanation: "the k readings that came most often, most often first, equal: smaller first",
      inputOutputDescription: "readings and k in, k readings out",
      constraintsDescription: "k fits",
      exampleWalkthrough: "[1,1,2] and k=1 it gives 1",
      wrongApproach: "order of the list",
    },
    types: (v) => v.join(", "),
  },
  {
    slug: "merge-accounts",
    who: "awkward",
    fields: {
      explanation:
        "cards with a shared mail address are one shop, also through a third card; give one card each with sorted mails",
      inputOutputDescription: "cards -> cards",
      constraintsDescription: "names can be equal",
      exampleWalkthrough: "[['A', 'x@a.org'], ['A', 'x@a.org']] → [['A', 'x@a.org']]",
      wrongApproach: "joining by name",
    },
    types: (value) => JSON.stringify(value).replaceAll('"', "'"),
  },
  {
    slug: "tree-level-order",
    who: "awkward",
    fields: {
      explanation: "one list per floor from top to bottom, left to right",
      inputOutputDescription: "root, list of lists",
      constraintsDescription: "empty tree gives []",
      exampleWalkthrough: "5 with children 3 and 8: [[5], [3, 8]]",
      wrongApproach: "going deep first",
    },
    types: (value) => JSON.stringify(value).replaceAll(",", ", "),
  },
  {
    slug: "reverse-linked-list",
    who: "awkward",
    fields: {
      explanation: "turn all the hooks round so the last is the first, no copies",
      inputOutputDescription: "head -> new head",
      constraintsDescription: "empty stays empty",
      exampleWalkthrough: "5 -> 8 becomes 8 -> 5",
      wrongApproach: "losing the rest",
    },
    types: (v) => (v.length ? v.join(" -> ") : "empty"),
  },
  {
    slug: "count-islands",
    who: "awkward",
    fields: {
      explanation: "count the groups of land that hang together by sides",
      inputOutputDescription: "grid of 0 and 1, number",
      constraintsDescription: "may have no rows",
      exampleWalkthrough: "1 0 1\n0 0 1\ngives 2",
      wrongApproach: "corners",
    },
    types: (v) => ["zero", "one", "two", "three", "four", "five", "six"][v] ?? String(v),
  },
  {
    slug: "valid-parentheses",
    who: "awkward",
    fields: {
      explanation:
        "every bracket must be closed by its own kind, last opened first, nothing left open",
      inputOutputDescription: "text, yes or no",
      constraintsDescription: "empty is ok",
      exampleWalkthrough: '"(]" false',
      wrongApproach: "counting only",
    },
    types: (v) => (v ? "it gives true" : "it gives false"),
  },
  {
    slug: "edit-distance",
    who: "awkward",
    fields: {
      explanation:
        "fewest steps to make one word to the other, step = add, remove or replace a letter",
      inputOutputDescription: "two words, number",
      constraintsDescription: "can be empty",
      exampleWalkthrough: '"ab" "ba" -> 2',
      wrongApproach: "compare by place",
    },
    types: (v) => `=${v}`,
  },
];

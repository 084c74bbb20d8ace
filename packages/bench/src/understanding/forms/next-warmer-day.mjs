export const nextWarmerDay = [
  {
    who: "misreads",
    note: "gives the temperature difference",
    fields: {
      explanation: "For each day I say how much warmer the next warmer day will be.",
      inputOutputDescription: "list of temperatures in, list of the same length out",
      constraintsDescription: "0 when it does not get warmer",
      exampleWalkthrough: "[10, 12, 11] gives [2, 0, 0] as 12 is 2 degrees warmer than 10",
      wrongApproach: "nested loops",
    },
    reply: "by how many degrees it is warmer",
    predicts: (t) =>
      t.map((x, i) => {
        const j = t.findIndex((y, k) => k > i && y > x);
        return j < 0 ? 0 : t[j] - x;
      }),
  },
  {
    who: "misreads",
    note: "days until the hottest later day",
    fields: {
      explanation:
        "For every day we want to know how long to wait for the warmest day that still comes, if it is warmer than today.",
      inputOutputDescription:
        "Temperatures, one for each day; out comes the number of days to wait for each.",
      constraintsDescription: "last day always 0",
      exampleWalkthrough: "[5, 6, 9] gives [2, 1, 0]: the warmest is the 9.",
      wrongApproach: "Counting equal temperatures.",
    },
    reply: "the warmest one later on",
    predicts: (t) =>
      t.map((x, i) => {
        const rest = t.slice(i + 1);
        if (!rest.length) return 0;
        const m = Math.max(...rest);
        return m > x ? rest.indexOf(m) + 1 : 0;
      }),
  },
  {
    who: "gamed",
    note: "pasted statement, guesses all ones",
    fields: {
      explanation:
        "Write a function that gets the list temperatures. It gives back a list of the same length. For each day it holds the number of days to wait until the first day that is warmer.",
      inputOutputDescription:
        "Each number is the temperature of one day, in the order of the days.",
      constraintsDescription:
        "Warmer means strictly warmer: a day with the same temperature does not count.",
      exampleWalkthrough: "If no later day is warmer, the number is 0.",
      wrongApproach: "how many days until it is warmer than today?",
    },
    reply: "For each day it holds the number of days to wait until the first day that is warmer.",
    predicts: (t) => t.map((_, i) => (i === t.length - 1 ? 0 : 1)),
  },
  {
    who: "understands",
    fields: {
      explanation:
        "I stand on a day and count how many days I must go on until the thermometer shows more than today. If it never does I write 0.",
      inputOutputDescription: "A list goes in and a list just as long comes out.",
      constraintsDescription: "The same warmth is not enough.",
      exampleWalkthrough: "[3, 3, 5] -> [2, 1, 0]",
      wrongApproach: "From each day searching to the end, too slow for a long season.",
    },
    reply: "more, not as much",
  },
  {
    who: "understands",
    fields: {
      explanation:
        "Para cada día, cuántos días faltan hasta el primero que sea más caliente. Si no hay ninguno, cero.",
      inputOutputDescription: "Entra una lista de temperaturas, sale una lista igual de larga.",
      constraintsDescription: "igual no cuenta",
      exampleWalkthrough: "[1, 2] -> [1, 0]",
      wrongApproach: "buscar el más caliente de todos en vez del primero",
    },
    reply: "Tiene que ser estrictamente más alto.",
    slipsAt: [2],
  },
];

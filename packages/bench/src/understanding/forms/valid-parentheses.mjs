export const validParentheses = [
  {
    who: "misreads",
    note: "boxes left open at the end are fine",
    fields: {
      explanation:
        "Each closing sign has to fit the box that was opened last. Boxes that are never closed do not matter.",
      inputOutputDescription: "the log as text, true or false",
      constraintsDescription: "only the six signs",
      exampleWalkthrough: '"([" is true since nothing is closed wrongly',
      wrongApproach: "counting only",
    },
    reply: "open boxes can stay open",
    predicts: (t) => {
      const st = [];
      const m = { ")": "(", "]": "[", "}": "{" };
      for (const c of t) {
        if (m[c]) {
          if (st.pop() !== m[c]) return false;
        } else st.push(c);
      }
      return true;
    },
  },
  {
    who: "misreads",
    note: "rank of boxes: curly outside square outside round",
    fields: {
      explanation:
        "Boxes go into bigger boxes: round ones fit into square ones and square ones into curly ones, and everything is closed in the end, the last one first.",
      inputOutputDescription: "a text goes in, true comes out when it is all right",
      constraintsDescription: "same kind in the same kind is fine",
      exampleWalkthrough: '"([])" is false because a square box does not fit in a round one',
      wrongApproach: "only counting each kind",
    },
    reply: "a curly box cannot go into a round one",
    predicts: (t) => {
      const st = [];
      const m = { ")": "(", "]": "[", "}": "{" };
      const rank = { "(": 1, "[": 2, "{": 3 };
      for (const c of t) {
        if (m[c]) {
          if (st.pop() !== m[c]) return false;
        } else {
          if (st.length && rank[c] > rank[st[st.length - 1]]) return false;
          st.push(c);
        }
      }
      return st.length === 0;
    },
  },
  {
    who: "gamed",
    note: "flips a coin",
    fields: {
      explanation: "brackets must be valid and matching, stack, last in first out, true false",
      inputOutputDescription: "text boolean",
      constraintsDescription: "brackets",
      exampleWalkthrough: "() true",
      wrongApproach: "wrong",
    },
    reply: "stack",
    predicts: (t) => t.length % 3 !== 0,
  },
  {
    who: "understands",
    fields: {
      explanation:
        "The machine's log is good when each box is shut by the right sign, the newest open one always first, and none stays open.",
      inputOutputDescription: "string in, true/false out",
      constraintsDescription: "only ()[]{}; nothing at all is fine",
      exampleWalkthrough: '"(]" -> false, the round box is open, a square one cannot be shut',
      wrongApproach: "Counting openings and closings for each kind",
    },
    reply: "The last opened one has to be closed first.",
  },
  {
    who: "understands",
    fields: {
      explanation: "括号必须按正确的顺序关闭:最后打开的先关闭,最后不能有没关的。",
      inputOutputDescription: "输入一个字符串,输出 true 或 false",
      constraintsDescription: "三种括号",
      exampleWalkthrough: '"()[]" -> true',
      wrongApproach: "只数数量",
    },
    reply: "最后打开的先关闭。",
    slipsAt: [2],
  },
];

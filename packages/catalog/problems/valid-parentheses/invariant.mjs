const partners = { ")": "(", "]": "[", "}": "{" };

function withoutClosed(text) {
  const shorter = text.replace(/\(\)|\[\]|\{\}/g, "");
  return shorter === text ? [...text] : withoutClosed(shorter);
}

export function* moments(text) {
  const stack = [];
  for (const [at, sign] of [...text].entries()) {
    if (!(sign in partners)) stack.push(sign);
    else if (stack.pop() !== partners[sign]) return false;
    const read = text.slice(0, at + 1);
    const open = withoutClosed(read);
    const content = (says) => ({ of: "what the stack holds", says, is: stack });
    const top = (says) => ({ of: "the top of the stack", says: stack.length > 0 ? says : null, is: stack.at(-1) ?? null });
    yield {
      when: `after ${JSON.stringify(read)} was read`,
      content: [
        content([...read]),
        content([...read].filter((each) => !(each in partners))),
        content(open),
        content([]),
      ],
      top: [top(open.at(-1)), top(stack[0]), top(sign)],
    };
  }
  return stack.length === 0;
}

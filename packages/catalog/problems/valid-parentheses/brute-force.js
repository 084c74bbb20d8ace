function validParentheses(text) {
  const isGood = (part) => {
    if (part === "") return true;
    for (let cut = 2; cut <= part.length; cut += 2) {
      const pair = part[0] + part[cut - 1];
      const isPair = pair === "()" || pair === "[]" || pair === "{}";
      if (isPair && isGood(part.slice(1, cut - 1)) && isGood(part.slice(cut))) return true;
    }
    return false;
  };
  return isGood(text);
}

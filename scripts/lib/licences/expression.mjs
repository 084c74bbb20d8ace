const TOKENS = /[()]|[A-Za-z0-9.:+-]+/g;
const KEYWORDS = ["(", ")", "AND", "OR", "WITH"];

/**
 * Whether an SPDX expression ("MIT OR (Apache-2.0 AND ISC)") can be met with allowed licences only. A licence WITH an
 * exception is looked up as a whole. Throws on an invalid expression.
 */
export function satisfies(expression, isAllowed) {
  const tokens = expression.match(TOKENS) ?? [];
  const notAnExpression = new Error(`"${expression}" is not an SPDX expression`);
  if (expression.replace(TOKENS, "").trim() !== "") throw notAnExpression;
  let next = 0;

  const take = (token) => tokens[next] === token && ++next > 0;
  function name() {
    const token = tokens[next++];
    if (token === undefined || KEYWORDS.includes(token)) throw notAnExpression;
    return token;
  }
  function licence() {
    const id = name();
    return isAllowed(take("WITH") ? `${id} WITH ${name()}` : id);
  }
  function group() {
    if (!take("(")) return licence();
    const result = either();
    if (!take(")")) throw notAnExpression;
    return result;
  }
  // Both sides are always parsed, so that a mistake after an allowed licence is found too.
  function both() {
    let result = group();
    while (take("AND")) result = group() && result;
    return result;
  }
  function either() {
    let result = both();
    while (take("OR")) result = both() || result;
    return result;
  }

  const result = either();
  if (next < tokens.length) throw notAnExpression;
  return result;
}

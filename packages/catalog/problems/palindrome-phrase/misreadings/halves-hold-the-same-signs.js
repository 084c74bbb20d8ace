function palindromePhrase(text) {
  const signs = [...text.toLowerCase()].filter((sign) => /[a-z0-9]/.test(sign));
  const half = Math.floor(signs.length / 2);
  const inOrder = (part) => part.sort().join("");
  return inOrder(signs.slice(0, half)) === inOrder(signs.slice(signs.length - half));
}

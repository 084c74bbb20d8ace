function palindromePhrase(text) {
  const signs = [...text.toUpperCase()].filter((sign) => /[A-Z0-9]/.test(sign));
  const lookTheSame = signs.every((sign) => "AHIMOTUVWXY018".includes(sign));
  return lookTheSame && signs.join("") === signs.reverse().join("");
}

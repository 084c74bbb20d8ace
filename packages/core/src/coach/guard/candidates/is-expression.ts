const statement =
  /(?<![=!<>])=(?![=>])|[-+*/]=(?!=)|\+\+|--|^[ \t]*(return|if|elif|else|for|while|break|continue|const|let|var|def|function|import)\b|;\s*\S|\{\s*$|:\s*$/m;

export const isExpression = (code: string): boolean =>
  !code.includes("\n") && !statement.test(code);

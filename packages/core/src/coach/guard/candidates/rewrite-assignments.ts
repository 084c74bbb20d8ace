const assignment =
  /^(?:\}?\s*else\s+)?(?:(?:final|const|let|var|auto|mut)\s+)*(?:[A-Za-z]\w*(?:<[^<>]*>)?(?:\[\])*\s+)?(?<place>[A-Za-z_$][\w$.]*(?:\[[^\]]*\])*)\s*(?::=|<-|←|=(?!=))(?<value>[^;]+);?$/;

/** Rewrites assignments of another language as JavaScript and Python write them: `int high := 1` becomes `high = 1`. */
export function rewriteAssignments(code: string): string[] {
  return code.split("\n").flatMap((line) => {
    const { place, value } = assignment.exec(line.trim())?.groups ?? {};
    return place && value ? [`${place} = ${value.trim()}`] : [];
  });
}

/** Whether code holds an assignment that neither JavaScript nor Python has, such as `x := 1`. */
export const hasForeignAssignment = (code: string): boolean =>
  /^[ \t]*(?:else[ \t]+)?[\w$.[\]]+[ \t]*(?::=|<-|←)/m.test(code);

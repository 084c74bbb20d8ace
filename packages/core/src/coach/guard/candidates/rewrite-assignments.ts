const assignment =
  /^(?:\}?\s*else\s+)?(?:(?:final|const|let|var|auto|mut)\s+)*(?:[A-Za-z]\w*(?:<[^<>]*>)?(?:\[\])*\s+)?(?<place>[A-Za-z_$][\w$.]*(?:\[[^\]]*\])*)\s*(?::=|<-|←|=(?!=))(?<value>[^;]+);?$/;

/** What the lines of another language set, as both of the learner's languages write it: `int high := 1` is `high = 1`. */
export function rewriteAssignments(code: string): string[] {
  return code.split("\n").flatMap((line) => {
    const { place, value } = assignment.exec(line.trim())?.groups ?? {};
    return place && value ? [`${place} = ${value.trim()}`] : [];
  });
}

/** Whether code sets something in a way that neither of the learner's languages does. */
export const hasForeignAssignment = (code: string): boolean =>
  /^[ \t]*(?:else[ \t]+)?[\w$.[\]]+[ \t]*(?::=|<-|←)/m.test(code);

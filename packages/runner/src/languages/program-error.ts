/** The program cannot be compiled. Thrown by the compilers, reported as an outcome. */
export class CompileError extends Error {
  readonly line: number | undefined;
  readonly column: number | undefined;

  constructor(message: string, line?: number, column?: number) {
    super(message);
    this.line = line;
    this.column = column;
  }
}

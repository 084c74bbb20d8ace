/** The program cannot be compiled. Thrown by the compilers, reported as an outcome. */
export class CompileError extends Error {
  readonly line: number | undefined;
  readonly column: number | undefined;
  /** The neighbour that it is in; undefined for the program itself. */
  readonly path: string | undefined;

  constructor(message: string, line?: number, column?: number, path?: string) {
    super(message);
    this.line = line;
    this.column = column;
    this.path = path;
  }
}

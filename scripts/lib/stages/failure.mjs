/** What went wrong, in one sentence that says what to do; `tail` holds the last lines of what failed. */
export class Failure extends Error {
  constructor(sentence, { tail = [], cause } = {}) {
    super(sentence, { cause });
    this.name = "Failure";
    this.tail = tail;
  }
}

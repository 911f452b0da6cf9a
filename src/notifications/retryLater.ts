/** The other side asked for patience: there is no use in trying again before `seconds` have passed. */
export class RetryLater extends Error {
  constructor(
    message: string,
    readonly seconds: number,
  ) {
    super(message)
  }
}

/** Another server requested a delay; retrying before `seconds` have passed is pointless. */
export class RetryLaterError extends Error {
  constructor(
    message: string,
    readonly seconds: number,
  ) {
    super(message)
  }
}

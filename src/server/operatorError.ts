/** An error that the operator can correct: only its sentence is printed, without a stack trace. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}

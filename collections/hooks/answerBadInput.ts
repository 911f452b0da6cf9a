/** Class 22 of PostgreSQL's errors: the data cannot be what the column or the query wants. */
const DATA_EXCEPTION = /^22/

/** What only the database finds impossible, an id that is no number for instance, is the sender's mistake. */
export function answerBadInput({ error: { cause } }: { error: Error }) {
  const isDataException =
    cause instanceof Error && 'code' in cause && DATA_EXCEPTION.test(String(cause.code))
  return isDataException ? { status: 400 } : undefined
}

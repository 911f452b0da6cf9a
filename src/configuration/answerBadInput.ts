import { QueryError } from 'payload'
import { restInputErrors } from '@/src/content/restInput'

/** Class 22 of PostgreSQL's errors: the data cannot be what the column or the query wants. */
const DATA_EXCEPTION = /^22/
const FOREIGN_KEY_VIOLATION = '23503'

/**
 * What only the database finds impossible, an id that is no number or that nothing has for instance, is
 * the sender's mistake; so is a question that cannot be asked.
 */
export function answerBadInput({ error }: { error: Error }) {
  if (error instanceof QueryError) {
    return {
      status: 400,
      response: { errors: [{ message: restInputErrors.impossibleFilter }] },
    }
  }
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (DATA_EXCEPTION.test(code)) return { status: 400 }
  if (code !== FOREIGN_KEY_VIOLATION) return undefined
  return { status: 400, response: { errors: [{ message: restInputErrors.missingRelation }] } }
}

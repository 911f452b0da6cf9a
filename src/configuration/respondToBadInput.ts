import { QueryError } from 'payload'
import { restInputErrors } from '@/src/content/restInput'

/** PostgreSQL error class 22, "data exception": a value does not fit its column or the query. */
const DATA_EXCEPTION = /^22/
const FOREIGN_KEY_VIOLATION = '23503'

/**
 * Responds 400 to errors that only the database finds, such as an id that is not a number or does
 * not exist, and to impossible filters: the client sent wrong input.
 */
export function respondToBadInput({ error }: { error: Error }) {
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

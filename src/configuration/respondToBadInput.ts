import { QueryError } from 'payload'
import { restInputErrors } from '@/src/content/restInput'

/** PostgreSQL error class 22, "data exception": a value does not fit its column or the query. */
const DATA_EXCEPTION_CODE_PATTERN = /^22/
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
  if (isInvalidValueError(error)) return { status: 400 }
  if (postgresErrorCode(error) !== FOREIGN_KEY_VIOLATION) return undefined
  return { status: 400, response: { errors: [{ message: restInputErrors.missingRelation }] } }
}

/** Whether a query failed because of a value in the request, such as an id that is not a number. */
export function isInvalidValueError(err: unknown): boolean {
  return err instanceof QueryError || DATA_EXCEPTION_CODE_PATTERN.test(postgresErrorCode(err))
}

/** PostgreSQL's code of a failed query; empty for any other error. */
function postgresErrorCode(err: unknown): string {
  const cause = err instanceof Error ? err.cause : null
  return cause instanceof Error && 'code' in cause ? String(cause.code) : ''
}

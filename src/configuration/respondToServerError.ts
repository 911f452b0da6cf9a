import type { AfterErrorHook } from 'payload'
import { restInputErrors } from '@/src/content/restInput'

// PostgreSQL error codes for a lost connection or a server that is full, closed or shutting down,
// and Node's network errors.
const CONNECTION_LOST_CODE_PATTERN =
  /^(08|53300|55000|57P|ECONN|EHOSTUNREACH|ENOTFOUND|EPIPE|ETIMEDOUT)/
// Messages of the connection pool and of Payload's transactions, which have no code.
const CONNECTION_LOST_MESSAGE_PATTERN =
  /connection terminated|timeout exceeded when trying to connect|cannot begin transaction/i

/** Responds with a French message: 503 when the database is unreachable, otherwise 500. */
export const respondToServerError: AfterErrorHook = ({ error }) => {
  if ('status' in error && Number(error.status) < 500) return undefined
  // This error already has a French message of our own.
  if ('isPublic' in error && error.isPublic) return undefined
  const isAway = isDatabaseUnreachableError(error)
  const message = isAway ? restInputErrors.databaseAway : restInputErrors.failed
  return { status: isAway ? 503 : 500, response: { errors: [{ message }] } }
}

function isDatabaseUnreachableError(error: Error): boolean {
  if (CONNECTION_LOST_MESSAGE_PATTERN.test(error.message)) return true
  if ('code' in error && CONNECTION_LOST_CODE_PATTERN.test(String(error.code))) return true
  return error.cause instanceof Error && isDatabaseUnreachableError(error.cause)
}

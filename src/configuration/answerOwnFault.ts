import type { AfterErrorHook } from 'payload'
import { restInputErrors } from '@/src/content/restInput'

// PostgreSQL's codes of a lost connection, of a server that is full, closed or going down, and Node's own.
const CONNECTION_LOST = /^(08|53300|55000|57P|ECONN|EHOSTUNREACH|ENOTFOUND|EPIPE|ETIMEDOUT)/
// A pool says in words alone that it has waited in vain.
const NOT_CONNECTED = /connection terminated|timeout exceeded when trying to connect/i

/** Says in French that the fault is ours, and whether it is the database that is away. */
export const answerOwnFault: AfterErrorHook = ({ error }) => {
  if ('status' in error && Number(error.status) < 500) return undefined
  // Said on purpose, in words of ours.
  if ('isPublic' in error && error.isPublic) return undefined
  const isAway = isDatabaseAway(error)
  const message = isAway ? restInputErrors.databaseAway : restInputErrors.failed
  return { status: isAway ? 503 : 500, response: { errors: [{ message }] } }
}

function isDatabaseAway(error: Error): boolean {
  if (NOT_CONNECTED.test(error.message)) return true
  if ('code' in error && CONNECTION_LOST.test(String(error.code))) return true
  return error.cause instanceof Error && isDatabaseAway(error.cause)
}

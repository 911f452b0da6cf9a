import type { PayloadRequest } from 'payload'

type Drizzle = PayloadRequest['payload']['db']['drizzle']

/**
 * Returns Drizzle on the transaction of the request's own write. It throws without a transaction:
 * on another connection a lock would end before the write, and a change would remain when the write
 * fails.
 */
export async function transactionDrizzle(req: PayloadRequest): Promise<Drizzle> {
  const transaction = req.payload.db.sessions?.[(await req.transactionID) ?? '']?.db
  if (!isDrizzle(transaction)) throw new Error('This write runs outside any transaction')
  return transaction
}

// Checks the type of the session handle, which Payload's types do not describe.
function isDrizzle(handle: unknown): handle is Drizzle {
  return typeof handle === 'object' && handle !== null && 'execute' in handle
}

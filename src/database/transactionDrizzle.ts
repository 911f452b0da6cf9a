import type { PayloadRequest } from 'payload'

type Drizzle = PayloadRequest['payload']['db']['drizzle']

/**
 * SQL inside the transaction that the request's own write runs in. Without one it throws: on another
 * connection a lock would be gone before the write, and a change would stay when the write fails.
 */
export async function transactionDrizzle(req: PayloadRequest): Promise<Drizzle> {
  const transaction = req.payload.db.sessions?.[(await req.transactionID) ?? '']?.db
  if (!isDrizzle(transaction)) throw new Error('This write runs outside any transaction')
  return transaction
}

// Payload's own type of a session says nothing about what it holds.
function isDrizzle(handle: unknown): handle is Drizzle {
  return typeof handle === 'object' && handle !== null && 'execute' in handle
}

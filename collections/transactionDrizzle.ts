import type { PayloadRequest } from 'payload'

type Drizzle = PayloadRequest['payload']['db']['drizzle']

/** SQL inside the transaction that the request's own write runs in. */
export async function transactionDrizzle(req: PayloadRequest): Promise<Drizzle> {
  const { db } = req.payload
  const transaction = db.sessions?.[(await req.transactionID) ?? '']?.db
  return isDrizzle(transaction) ? transaction : db.drizzle
}

// Payload's own type of a session says nothing about what it holds.
function isDrizzle(handle: unknown): handle is Drizzle {
  return typeof handle === 'object' && handle !== null && 'execute' in handle
}

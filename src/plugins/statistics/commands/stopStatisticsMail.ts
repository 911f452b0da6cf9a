import type { Payload } from 'payload'

/** This account has the statistics sent no more; once is enough. Whoever held its link has shown a right to it. */
export async function stopStatisticsMail(payload: Payload, account: number): Promise<void> {
  await payload.db.updateOne({
    collection: 'users',
    id: account,
    data: { statisticsMail: null },
    returning: false,
  })
}

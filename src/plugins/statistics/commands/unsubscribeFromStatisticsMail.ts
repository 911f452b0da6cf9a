import type { Payload } from 'payload'

/**
 * Unsubscribes this account from the statistics mails. Repeated calls do nothing. The signed link
 * authorizes the request.
 */
export async function unsubscribeFromStatisticsMail(
  payload: Payload,
  account: number,
): Promise<void> {
  await payload.db.updateOne({
    collection: 'users',
    id: account,
    data: { statisticsMail: null },
    returning: false,
  })
}

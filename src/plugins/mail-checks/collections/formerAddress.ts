import type { CollectionAfterChangeHook } from 'payload'
import type { User } from '@/payload-types'
import { addRequestIdToJobInput } from '@/src/log/requestContext'

/** Queues a mail to the former e-mail address of an account: it was changed, and by whom. */
export const queueMailToFormerEmail: CollectionAfterChangeHook<User> = async (changed) => {
  const { doc, operation, previousDoc, req } = changed
  if (operation !== 'update' || doc.email === previousDoc.email) return
  const changedBy = req.user && req.user.id !== doc.id ? req.user.name : null
  const input = { accountId: doc.id, name: doc.name, formerEmail: previousDoc.email, changedBy }
  await req.payload.jobs.queue({
    task: 'tellFormerAddress',
    input: addRequestIdToJobInput(input),
    req,
  })
}

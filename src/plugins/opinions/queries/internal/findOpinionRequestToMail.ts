import type { Payload } from 'payload'

/**
 * Finds a request for the job that mails it, which has no user; null when the request was handled,
 * or when the colleague has no access any more.
 */
export async function findOpinionRequestToMail(payload: Payload, id: number) {
  const mention = await payload.findByID({
    collection: 'application-mentions',
    id,
    depth: 1,
    disableErrors: true,
    // Access control is skipped: the job has no user, and needs the recipient.
    overrideAccess: true,
  })
  if (!mention) return null
  const { account, application, askedBy, createdAt } = mention
  if (typeof account !== 'object' || account?.status !== 'active') return null
  if (typeof application !== 'object' || !application) return null
  return {
    ...{ id, createdAt, askedBy: askedBy ?? null },
    colleague: { name: account.name, email: account.email },
    application: { id: application.id, jobTitle: application.jobTitle ?? '' },
  }
}

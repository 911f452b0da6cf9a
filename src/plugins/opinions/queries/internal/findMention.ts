import type { Payload } from 'payload'

/** For the job that tells of it, which has no user; null once it is read, or whoever was asked has no access. */
export async function findMention(payload: Payload, id: number) {
  const mention = await payload.findByID({
    collection: 'application-mentions',
    id,
    depth: 1,
    disableErrors: true,
    // The job that tells of it has no user, and must know whom to write to.
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

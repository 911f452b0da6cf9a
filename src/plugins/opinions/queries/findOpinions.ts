import type { PayloadRequest } from 'payload'

/**
 * Finds the opinions on an application that the user may read, oldest first, and the colleagues who
 * requested one from the user.
 */
export async function findOpinions(req: PayloadRequest, application: number) {
  const asUser = {
    where: { application: { equals: application } },
    sort: 'id',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  } as const
  const [opinions, mentions] = await Promise.all([
    req.payload.find({ ...asUser, collection: 'application-opinions' }),
    req.payload.find({ ...asUser, collection: 'application-mentions' }),
  ])
  return {
    opinions: opinions.docs.map(({ author, ...opinion }) => ({
      ...opinion,
      isOwn: author !== null && author === req.user?.id,
    })),
    isAsked: mentions.docs.length > 0,
    askedBy: [...new Set(mentions.docs.flatMap(({ askedBy }) => askedBy ?? []))],
  }
}

export type FoundOpinions = Awaited<ReturnType<typeof findOpinions>>

import type { PayloadRequest } from 'payload'

const MAX_LINKS_PER_APPLICATION = 20

/** The links of an application, the latest first; the latest alone can be valid. */
export async function findCandidateLinks(req: PayloadRequest, application: number) {
  const { docs } = await req.payload.find({
    collection: 'candidate-links',
    where: { application: { equals: application } },
    sort: '-id',
    depth: 0,
    limit: MAX_LINKS_PER_APPLICATION,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs.map(({ id, createdAt, eraseAt, revokedAt, revokedBy, revokedByName }) => ({
    ...{ id, createdAt, eraseAt: eraseAt ?? null, revokedAt: revokedAt ?? null },
    ...{ revokedBy: revokedBy ?? null, revokedByName: revokedByName ?? null },
  }))
}

export type CandidateLinkState = Awaited<ReturnType<typeof findCandidateLinks>>[number]

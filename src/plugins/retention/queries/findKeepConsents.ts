import type { PayloadRequest } from 'payload'

const MAX_KEEP_CONSENTS = 50

/** What happened to the consents of an application, the latest first. */
export async function findKeepConsents(req: PayloadRequest, application: number) {
  const { docs } = await req.payload.find({
    collection: 'keep-consents',
    where: { application: { equals: application } },
    sort: '-id',
    depth: 0,
    limit: MAX_KEEP_CONSENTS,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs
}

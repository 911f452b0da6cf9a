import type { PayloadRequest } from 'payload'

const MAX_KEEP_CONSENTS = 50

/** What happened to the consents of an application, the latest first. */
export async function findKeepConsents(req: PayloadRequest, application: number) {
  const { docs } = await req.payload.find({
    collection: 'keep-consents',
    where: { application: { equals: application } },
    // A request that a reply sent may be recorded after the candidate's response to it.
    sort: ['-createdAt', '-id'],
    depth: 0,
    limit: MAX_KEEP_CONSENTS,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs
}

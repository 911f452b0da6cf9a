import type { PayloadRequest } from 'payload'

const MAX_APPLICATION_EVENTS = 100

/** Finds the events of an application, the newest first, and how many earlier ones there are. */
export async function findApplicationEvents(req: PayloadRequest, application: number) {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'application-events',
    where: { application: { equals: application } },
    sort: '-id',
    limit: MAX_APPLICATION_EVENTS,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return { events: docs, earlier: totalDocs - docs.length }
}

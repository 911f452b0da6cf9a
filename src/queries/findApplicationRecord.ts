import type { PayloadRequest } from 'payload'

const MAX_NOTES = 200
const MAX_EVENTS = 100

/** The notes and events of an application, the newest first. */
export async function findApplicationRecord(req: PayloadRequest, application: number) {
  const asUser = {
    where: { application: { equals: application } },
    depth: 0,
    overrideAccess: false,
    req,
  }
  const [notes, events] = await Promise.all([
    req.payload.find({
      ...asUser,
      collection: 'application-notes',
      sort: '-id',
      limit: MAX_NOTES,
    }),
    req.payload.find({
      ...asUser,
      collection: 'application-events',
      sort: '-id',
      limit: MAX_EVENTS,
    }),
  ])
  return {
    notes: notes.docs.map(({ author, ...note }) => ({ ...note, author: idOf(author) })),
    events: events.docs,
    earlierEvents: events.totalDocs - events.docs.length,
  }
}

const idOf = (account: number | { id: number } | null | undefined) =>
  typeof account === 'object' ? (account?.id ?? null) : (account ?? null)

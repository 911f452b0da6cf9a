import type { PayloadRequest } from 'payload'

const MAX_APPLICATION_NOTES = 200

/** Finds the notes about an application, the newest first. */
export async function findNotes(req: PayloadRequest, application: number) {
  const { docs } = await req.payload.find({
    collection: 'application-notes',
    where: { application: { equals: application } },
    sort: '-id',
    limit: MAX_APPLICATION_NOTES,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs.map(({ author, mentions, ...note }) => ({
    ...note,
    author: author ? idOfAccount(author) : null,
    mentions: (mentions ?? []).map(idOfAccount),
  }))
}

const idOfAccount = (account: number | { id: number }) =>
  typeof account === 'object' ? account.id : account

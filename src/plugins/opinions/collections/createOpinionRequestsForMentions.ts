import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import type { ApplicationNote } from '@/payload-types'
import { addRequestIdToJobInput } from '@/src/log/requestContext'

/**
 * Creates a pending request for each colleague whom the note mentions, and queues the notification.
 */
export const createOpinionRequestsForMentions: CollectionAfterChangeHook<ApplicationNote> = async ({
  doc,
  operation,
  req,
}) => {
  if (operation !== 'create') return
  for (const account of (doc.mentions ?? []).map(idOfRelation))
    await createOpinionRequest(req, doc, account)
}

async function createOpinionRequest(req: PayloadRequest, note: ApplicationNote, account: number) {
  const application = idOfRelation(note.application)
  // Access control is skipped: no user, not even staff, may create these rows.
  const mention = await req.payload.db.create({
    collection: 'application-mentions',
    data: { application, note: note.id, account, askedBy: note.authorName },
    req,
  })
  const input = { mentionId: mention.id, applicationId: application }
  await req.payload.jobs.queue({ task: 'tellOfMention', input: addRequestIdToJobInput(input), req })
}

const idOfRelation = (document: number | { id: number }) =>
  typeof document === 'object' ? document.id : document

import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import type { ApplicationNote } from '@/payload-types'
import { addRequestId } from '@/src/log/requestContext'

/** Puts the application among what each colleague that the note names has to read, and has them told. */
export const createMentions: CollectionAfterChangeHook<ApplicationNote> = async ({
  doc,
  operation,
  req,
}) => {
  if (operation !== 'create') return
  for (const account of (doc.mentions ?? []).map(idOf)) await ask(req, doc, account)
}

async function ask(req: PayloadRequest, note: ApplicationNote, account: number) {
  const application = idOf(note.application)
  // Nobody may write them, staff neither: written below access, by the product alone.
  const mention = await req.payload.db.create({
    collection: 'application-mentions',
    data: { application, note: note.id, account, askedBy: note.authorName },
    req,
  })
  const input = { mentionId: mention.id, applicationId: application }
  await req.payload.jobs.queue({ task: 'tellOfMention', input: addRequestId(input), req })
}

const idOf = (document: number | { id: number }) =>
  typeof document === 'object' ? document.id : document

import { rm } from 'node:fs/promises'
import { listMailFiles, readMailFile } from '@/src/queries/retention/listMailFiles'

type DeletedDocumentIds = { applications: number[]; messages: number[] }

/** Deletes the stored mails about these documents; their Message-IDs contain the ids. */
export async function deleteMailsOfDeletedDocuments(
  directory: string,
  { applications, messages }: DeletedDocumentIds,
): Promise<void> {
  const named = [
    ...applications.map((id) => `application-${id}`),
    ...messages.map((id) => `message-${id}`),
  ]
  if (named.length === 0) return
  const isOfThem = new RegExp(
    `^Message-ID:\\s+<(?:[^@>\\s]+\\.)?(?:${[...named, ...earlierMessageIdPatterns(applications)].join('|')})[-.@]`,
    'im',
  )
  for (const mail of await listMailFiles(directory)) {
    const stored = await readMailFile(mail)
    const [head = ''] = stored?.toString('latin1').split(/\r?\n\r?\n/, 1) ?? []
    if (isOfThem.test(head)) await rm(mail.file, { force: true })
  }
}

// Returns patterns for the Message-IDs of earlier versions, which contain the id of the application
// only after these words.
const earlierMessageIdPatterns = (applications: number[]) =>
  applications.map((id) => `(?:acknowledgement|another-\\w+|not-the-candidate)-${id}`)

import type { Payload } from 'payload'
import type { AuditEntry } from '@/payload-types'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import { ANONYMISED_NAME } from '@/src/domain/people/retention'
import {
  type AuditedPersonName,
  candidateFileIdOfEntry,
} from '@/src/plugins/audit-screens/rules/auditNames'
import { findFileOwners } from './findFileOwners'

/**
 * A name and the row that contains it. The audit log itself stores no names of candidates, so that
 * the name disappears with the row.
 */
export type NamedAuditDocument = AuditedPersonName & { collection: string; id: number }
type NamedDocumentByEntryId = { [entry: number]: NamedAuditDocument }

const NAME_FIELD_BY_COLLECTION = {
  'job-applications': 'candidateName',
  'contact-messages': 'name',
  users: 'name',
} as const
type CollectionWithName = keyof typeof NAME_FIELD_BY_COLLECTION
const COLLECTIONS_WITH_NAME = [
  'job-applications',
  'contact-messages',
  'users',
] as const satisfies CollectionWithName[]

/** The current names of the documents of these audit entries, within the user's access rights. */
export async function findNamesOfAuditedDocuments(
  payload: Payload,
  { user, entries }: { user: SignedInUser | null; entries: AuditEntry[] },
): Promise<NamedDocumentByEntryId> {
  const found = await Promise.all([
    ...COLLECTIONS_WITH_NAME.map((collection) =>
      findNamesInCollection(payload, collection, { user, entries }),
    ),
    findNamesOfFileOwners(payload, { user, entries }),
  ])
  return Object.assign({}, ...found)
}

type AuditNameOptions = { user: SignedInUser | null; entries: AuditEntry[] }

async function findNamesInCollection(
  payload: Payload,
  collection: CollectionWithName,
  { user, entries }: AuditNameOptions,
): Promise<NamedDocumentByEntryId> {
  const about = entries.filter(({ target, documentId }) => target === collection && documentId)
  if (about.length === 0) return {}
  const { docs } = await payload.find({
    collection,
    where: { id: { in: [...new Set(about.map(({ documentId }) => Number(documentId)))] } },
    select: { [NAME_FIELD_BY_COLLECTION[collection]]: true },
    // The trash is included, because a document in the trash still has its name.
    trash: true,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user,
  })
  const names = new Map(docs.map((doc) => [String(doc.id), candidateOrUserName(doc)]))
  return Object.fromEntries(
    about.flatMap(({ id, documentId }) => {
      const name = names.get(String(documentId))
      return name ? [[id, { name, collection, id: Number(documentId) }]] : []
    }),
  )
}

function candidateOrUserName(doc: object): string | null {
  const name = 'candidateName' in doc ? doc.candidateName : 'name' in doc ? doc.name : null
  return typeof name === 'string' && name !== ANONYMISED_NAME ? name : null
}

async function findNamesOfFileOwners(
  payload: Payload,
  { user, entries }: AuditNameOptions,
): Promise<NamedDocumentByEntryId> {
  const uses = entries.flatMap((entry) => {
    const file = candidateFileIdOfEntry(entry)
    return file === null ? [] : [{ entry: entry.id, file }]
  })
  const owners = await findFileOwners(payload, { user, files: uses.map(({ file }) => file) })
  return Object.fromEntries(
    uses.flatMap(({ entry, file }) => {
      const owner = owners[file]
      if (!owner || owner.candidateName === ANONYMISED_NAME) return []
      const { application: id, as, candidateName: name } = owner
      return [[entry, { name, file: as, collection: 'job-applications', id }]]
    }),
  )
}

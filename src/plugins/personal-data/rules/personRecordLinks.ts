import { selectedIdsQuery } from '@/src/domain/admin/listFilters'
import { applicationRecordKinds } from '@/src/plugins/applicationRecordKinds'
import type {
  PersonRecordKind,
  PersonSummary,
} from '@/src/plugins/personal-data/rules/personRecord'

/** Link to the documents that a figure counts. */
export type PersonRecordLink = { address: string; count: number; isInTrash: boolean }

type PersonRecordCountsAndIds = Pick<PersonSummary, 'counts' | 'stored'>

/** The maximum limits the URL length for browsers and servers. */
const MAX_LINKED_RECORDS = 100

/** The collection on whose pages documents of each kind are shown; other kinds have no link. */
const COLLECTION_PAGE_BY_KIND: Readonly<Record<string, 'applications' | 'messages'>> = {
  applications: 'applications',
  files: 'applications',
  notes: 'applications',
  ...Object.fromEntries(applicationRecordKinds.map((kind) => [kind, 'applications'])),
  events: 'applications',
  answers: 'applications',
  messages: 'messages',
  replies: 'messages',
}

/**
 * Returns the URL of the single document, or of a list with exactly these documents. A figure whose
 * documents are shown on the pages of several others has no link. @param admin the base path of the
 * admin
 */
export function personRecordLinks(
  kind: PersonRecordKind,
  { counts, stored }: PersonRecordCountsAndIds,
  admin: string,
): PersonRecordLink[] {
  const shownWith = COLLECTION_PAGE_BY_KIND[kind]
  if (!shownWith) return []
  const links = LINK_BUILDERS_BY_COLLECTION[shownWith](stored, `${admin}/collections`)
  if (kind === shownWith) return links
  const [only, ...others] = links
  return only?.count === 1 && others.length === 0 ? [{ ...only, count: counts[kind] }] : []
}

const LINK_BUILDERS_BY_COLLECTION = {
  applications: ({ applications }, at) =>
    linksToRecords(`${at}/job-applications`, applications, { either: 'isSpam' }),
  messages: ({ messages, trashedMessages }, at) => [
    ...linksToRecords(`${at}/contact-messages`, messages),
    ...linksToRecords(`${at}/contact-messages/trash`, trashedMessages, { isInTrash: true }),
  ],
} satisfies Record<
  string,
  (stored: PersonRecordCountsAndIds['stored'], at: string) => PersonRecordLink[]
>

type LinkOptions = { either?: 'isSpam'; isInTrash?: boolean }

function linksToRecords(
  list: string,
  ids: readonly number[],
  { either, isInTrash = false }: LinkOptions = {},
): PersonRecordLink[] {
  const count = ids.length
  if (count === 0 || count > MAX_LINKED_RECORDS) return []
  const address = count === 1 ? `${list}/${ids[0]}` : `${list}?${selectedIdsQuery(ids, either)}`
  return [{ address, count, isInTrash }]
}

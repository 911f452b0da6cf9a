import { onlyTheseQuery } from '@/src/domain/admin/listFilters'
import { applicationRecordKinds } from '@/src/plugins/applicationRecordKinds'
import type { PersonKind, PersonSummary } from '@/src/plugins/personal-data/rules/personRecord'

/** Link to the documents that a figure counts. */
export type FigureLink = { address: string; count: number; isInTrash: boolean }

type PersonFigures = Pick<PersonSummary, 'counts' | 'stored'>

/** Limits the URL length for browsers and servers. */
const MAX_LISTED = 100

/** The collection on whose pages documents of each kind are shown; other kinds have no link. */
const SHOWN_WITH: Readonly<Record<string, 'applications' | 'messages'>> = {
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
 * The URL of the single document, or of a list with exactly these documents. A figure whose
 * documents are shown on the pages of several others has no link.
 * @param admin the base path of the admin
 */
export function figureLinks(
  kind: PersonKind,
  { counts, stored }: PersonFigures,
  admin: string,
): FigureLink[] {
  const shownWith = SHOWN_WITH[kind]
  if (!shownWith) return []
  const links = LINKS_TO[shownWith](stored, `${admin}/collections`)
  if (kind === shownWith) return links
  const [only, ...others] = links
  return only?.count === 1 && others.length === 0 ? [{ ...only, count: counts[kind] }] : []
}

const LINKS_TO = {
  applications: ({ applications }, at) =>
    linksTo(`${at}/job-applications`, applications, { either: 'isSpam' }),
  messages: ({ messages, trashedMessages }, at) => [
    ...linksTo(`${at}/contact-messages`, messages),
    ...linksTo(`${at}/contact-messages/trash`, trashedMessages, { isInTrash: true }),
  ],
} satisfies Record<string, (stored: PersonFigures['stored'], at: string) => FigureLink[]>

type Different = { either?: 'isSpam'; isInTrash?: boolean }

function linksTo(
  list: string,
  ids: readonly number[],
  { either, isInTrash = false }: Different = {},
): FigureLink[] {
  const count = ids.length
  if (count === 0 || count > MAX_LISTED) return []
  const address = count === 1 ? `${list}/${ids[0]}` : `${list}?${onlyTheseQuery(ids, either)}`
  return [{ address, count, isInTrash }]
}

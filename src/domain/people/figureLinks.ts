import { theseIn } from '../admin/listFilters'
import type { PersonKind, PersonSummary } from './personRecord'

/** Where so many of what a figure counts are shown. */
export type FigureLink = { address: string; count: number; isInTrash: boolean }

type Known = Pick<PersonSummary, 'counts' | 'stored'>

/** An address goes no further than browsers and servers carry it. */
const MOST_LISTED = 100

/** On whose pages each kind is shown; the others have none. */
const SHOWN_WITH: Partial<Record<PersonKind, 'applications' | 'messages'>> = {
  applications: 'applications',
  files: 'applications',
  notes: 'applications',
  opinions: 'applications',
  events: 'applications',
  answers: 'applications',
  messages: 'messages',
  replies: 'messages',
}

/**
 * A document's own page, or the list of several with nothing else in it. What stands on the pages of several
 * leads nowhere by itself: these have a figure of their own.
 * @param admin where the admin's addresses begin
 */
export function figureLinks(
  kind: PersonKind,
  { counts, stored }: Known,
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
} satisfies Record<string, (stored: Known['stored'], at: string) => FigureLink[]>

type Different = { either?: 'isSpam'; isInTrash?: boolean }

function linksTo(
  list: string,
  ids: readonly number[],
  { either, isInTrash = false }: Different = {},
): FigureLink[] {
  const count = ids.length
  if (count === 0 || count > MOST_LISTED) return []
  const address = count === 1 ? `${list}/${ids[0]}` : `${list}?${theseIn(ids, either)}`
  return [{ address, count, isInTrash }]
}

import type { VisitSource } from './visit'

/** By what visits are struck out of the figures. */
export const EXCLUSION_KINDS = ['period', 'source', 'host', 'path', 'network'] as const
export type ExclusionKind = (typeof EXCLUSION_KINDS)[number]

/** What is struck out: from one moment until before another, null being without end. */
export type Exclusion = {
  kind: ExclusionKind
  /** A source, a site's name, an address of the site; nothing for a period. */
  value: string
  since: Date | null
  until: Date | null
}

/** How a visit began, which never changes. Of a page seen without consent neither source nor site is known. */
export type VisitBeginning = {
  startedAt: Date
  source: VisitSource | null
  referrer: string | null
  entry: string
}

/**
 * Whether the visit counts nowhere: it is struck out whole or not at all, by how it began. In the database
 * `visit_exclusions_of` says the same.
 */
export function isStruckOut(exclusions: readonly Exclusion[], begun: VisitBeginning): boolean {
  return exclusions.some(
    (exclusion) => isWithin(exclusion, begun.startedAt) && isMeant(exclusion, begun),
  )
}

/** The site that the page before stands on, as it is compared and shown; empty when there was none. */
export function referringHost(referrer: string): string {
  const [, host = ''] = /^[a-z+.-]+:\/\/([^/:?#]+)/.exec(referrer.toLowerCase()) ?? []
  return host.replace(/^www\./, '')
}

/** The page in whichever language it was read. */
export function pageOfAnyLanguage(path: string): string {
  return path.replace(/^\/[a-z]{2}(?=[/#]|$)\/?/, '/')
}

function isWithin({ since, until }: Exclusion, startedAt: Date): boolean {
  return (since === null || startedAt >= since) && (until === null || startedAt < until)
}

function isMeant({ kind, value }: Exclusion, { source, referrer, entry }: VisitBeginning): boolean {
  if (kind === 'period') return true
  if (kind === 'source') return source === value
  if (kind === 'host') return referrer !== null && isHostUnder(referringHost(referrer), value)
  return kind === 'path' && isPageUnder(pageOfAnyLanguage(entry), value)
}

const isHostUnder = (host: string, value: string) => host === value || host.endsWith(`.${value}`)

// The sections of a page stand under it, too.
const isPageUnder = (page: string, value: string) =>
  page === value || page.startsWith(`${value}/`) || page.startsWith(`${value}#`)

import type { VisitBeginning } from '@/src/domain/visits/visit'

/** The property by which an exclusion selects visits. */
export const EXCLUSION_KINDS = ['period', 'source', 'host', 'path', 'network'] as const
export type ExclusionKind = (typeof EXCLUSION_KINDS)[number]

/** An exclusion of visits between two moments; null is an open end. */
export type Exclusion = {
  kind: ExclusionKind
  /** A source, a host name or a path; empty for a period. */
  value: string
  since: Date | null
  until: Date | null
}

/**
 * Whether an exclusion removes the whole visit from the figures, according to how it began. The
 * database function `visit_exclusions_of` has the same rule.
 */
export function isVisitExcluded(exclusions: readonly Exclusion[], begun: VisitBeginning): boolean {
  return exclusions.some(
    (exclusion) =>
      isWithinExclusionSpan(exclusion, begun.startedAt) &&
      isVisitMatchingExclusion(exclusion, begun),
  )
}

/** Returns the normalized host of the referrer; empty without referrer. */
export function referrerHost(referrer: string): string {
  const [, host = ''] = /^[a-z+.-]+:\/\/([^/:?#]+)/.exec(referrer.toLowerCase()) ?? []
  return host.replace(/^www\./, '')
}

/** Returns the French path of a page that was read in any language. */
export function removeLanguagePrefix(path: string): string {
  return path.replace(/^\/[a-z]{2}(?=[/#]|$)\/?/, '/')
}

function isWithinExclusionSpan({ since, until }: Exclusion, startedAt: Date): boolean {
  return (since === null || startedAt >= since) && (until === null || startedAt < until)
}

function isVisitMatchingExclusion(
  { kind, value }: Exclusion,
  { source, referrer, entry }: VisitBeginning,
): boolean {
  if (kind === 'period') return true
  if (kind === 'source') return source === value
  if (kind === 'host') return referrer !== null && isHostOrSubdomain(referrerHost(referrer), value)
  return kind === 'path' && isPageAtOrBelow(removeLanguagePrefix(entry), value)
}

const isHostOrSubdomain = (host: string, value: string) =>
  host === value || host.endsWith(`.${value}`)

// Whether a page is the given page or one below it, such as a section.
const isPageAtOrBelow = (page: string, value: string) =>
  page === value || page.startsWith(`${value}/`) || page.startsWith(`${value}#`)

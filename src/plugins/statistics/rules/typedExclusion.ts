import { VISIT_RETENTION_MONTHS } from '@/src/domain/visits/visit'
import { type ExclusionKind, removeLanguagePrefix } from './exclusion'

/** The kinds whose value staff type. */
export const TYPED_EXCLUSION_KINDS = ['host', 'path', 'network'] as const satisfies ExclusionKind[]
export type TypedExclusionKind = (typeof TYPED_EXCLUSION_KINDS)[number]

export const isTypedExclusionKind = (kind: unknown): kind is TypedExclusionKind =>
  TYPED_EXCLUSION_KINDS.some((one) => one === kind)

const MAX_VALUE_CHARACTERS = 300

/** Reads the normalized host name of a pasted text; null when there is none. */
export function parseHost(text: string): string | null {
  const host =
    /^(?:[a-z+.-]+:\/\/)?(?:www\.)?([^/:?#\s]+)/.exec(text.trim().toLowerCase())?.[1] ?? ''
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host) && host.length <= MAX_VALUE_CHARACTERS
    ? host
    : null
}

/** Reads the normalized path of a pasted page URL, in any language; null when there is none. */
export function parsePagePath(text: string): string | null {
  const path = text.trim().replace(/^https?:\/\/[^/?#]+(?=[/?#]|$)/i, '')
  const page = removeLanguagePrefix(path.split('?', 1).join('')).replace(/(?<=.)\/$/, '')
  return /^\/\S*$/.test(page) && page.length <= MAX_VALUE_CHARACTERS ? page : null
}

type ExclusionSpan = { since?: string | null; until?: string | null }
export type ExclusionSpanError = 'incomplete' | 'reversed' | 'forgotten'

/** The error in a time span; null when valid. A period needs both its start and its end. */
export function exclusionSpanError(
  kind: unknown,
  { since, until }: ExclusionSpan,
  now: Date,
): ExclusionSpanError | null {
  if (kind === 'period' && !(since && until)) return 'incomplete'
  if (since && until && Date.parse(since) >= Date.parse(until)) return 'reversed'
  return until && Date.parse(until) < visitRetentionStart(now).getTime() ? 'forgotten' : null
}

function visitRetentionStart(now: Date): Date {
  const since = new Date(now)
  since.setUTCMonth(since.getUTCMonth() - VISIT_RETENTION_MONTHS)
  return since
}

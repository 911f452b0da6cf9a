import type { CollectionBeforeChangeHook, CollectionBeforeValidateHook } from 'payload'
import { siteTimezone } from '@/collections/siteTimezone'
import type { VisitExclusion } from '@/payload-types'
import {
  parseHost,
  parsePagePath,
  type TypedExclusionKind,
} from '@/src/plugins/statistics/rules/typedExclusion'
import { exclusionTitle } from '@/src/plugins/statistics/words/admin/visitExclusions'
import { parseNetwork } from './parseNetwork'

export const EXCLUSION_VALUE_PARSERS = {
  host: parseHost,
  path: parsePagePath,
  network: parseNetwork,
} as const satisfies Record<TypedExclusionKind, (text: string) => string | null>

/** Stores only the fields that the kind uses. A network is excluded from now on only. */
export const normaliseExclusion: CollectionBeforeValidateHook<VisitExclusion> = ({
  data,
  operation,
}) => {
  if (operation !== 'create' || !data?.kind) return data
  const { kind, source, value } = data
  const read = kind === 'period' || kind === 'source' ? null : EXCLUSION_VALUE_PARSERS[kind]
  return {
    ...data,
    source: kind === 'source' ? source : null,
    // An invalid value is not changed, so that the validation can report it.
    value: read ? (read(value ?? '') ?? value) : null,
    since: kind === 'network' ? new Date().toISOString() : data.since,
    isInForce: true,
  }
}

export const setExclusionTitleAndAuthor: CollectionBeforeChangeHook<VisitExclusion> = async (
  hook,
) => {
  const { data, operation, req } = hook
  if (operation !== 'create' || !data.kind) return data
  const { kind, source = null, value = null, since = null, until = null } = data
  const title = exclusionTitle({ kind, source, value, since, until }, await siteTimezone(req))
  return { ...data, title, authorName: req.user?.name ?? null }
}

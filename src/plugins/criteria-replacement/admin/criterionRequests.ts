import { discardBody, request } from '@/components/admin/request/request'
import type { OfferCriterion } from '@/payload-types'
import { SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'

const CRITERIA_ENDPOINT = '/api/offer-criteria'

export type ReplacementCriterion = Pick<OfferCriterion, 'code' | 'label'>

/** @param replaceBy code of the criterion that replaces it in offers; empty for no replacement */
export function removeCriterion(id: number | string, replaceBy: string) {
  const query = replaceBy ? `?${new URLSearchParams({ replaceBy })}` : ''
  return request(`${CRITERIA_ENDPOINT}/${id}${query}`, { method: 'DELETE' }, discardBody)
}

/** Finds the other criteria of the same kind that are not retired. */
export async function findReplacementCriteria(
  id: number | string,
  kind: string,
): Promise<ReplacementCriterion[]> {
  const query = new URLSearchParams({
    locale: SOURCE_LANGUAGE,
    depth: '0',
    pagination: 'false',
    sort: '_order',
    'where[kind][equals]': kind,
    'where[id][not_equals]': String(id),
    'where[isRetired][not_equals]': 'true',
  })
  const reply = await request<{ docs: ReplacementCriterion[] }>(`${CRITERIA_ENDPOINT}?${query}`)
  return reply.ok ? reply.body.docs : []
}

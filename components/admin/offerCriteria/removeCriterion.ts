import type { OfferCriterion } from '@/payload-types'
import { SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'

const ADDRESS = '/api/offer-criteria'
const IN_USE = 409

export type Replacement = Pick<OfferCriterion, 'code' | 'label'>
type Refusal = { sentence?: string; isUsed: boolean }

/**
 * @param replaceBy What offers have instead; none if empty.
 * @returns why not; nothing if it is removed
 */
export async function removeCriterion(
  id: number | string,
  replaceBy: string,
): Promise<Refusal | null> {
  const query = replaceBy ? `?${new URLSearchParams({ replaceBy })}` : ''
  const asked = { method: 'DELETE', credentials: 'include' } as const
  const response = await fetch(`${ADDRESS}/${id}${query}`, asked).catch(() => null)
  if (response?.ok) return null
  const answer: { errors?: { message?: string }[] } =
    (await response?.json().catch(() => null)) ?? {}
  return { sentence: answer.errors?.[0]?.message, isUsed: response?.status === IN_USE }
}

/** The others of the same kind that offers may have. */
export async function replacementsFor(id: number | string, kind: string): Promise<Replacement[]> {
  const query = new URLSearchParams({
    locale: SOURCE_LANGUAGE,
    depth: '0',
    pagination: 'false',
    sort: '_order',
    'where[kind][equals]': kind,
    'where[id][not_equals]': String(id),
    'where[isRetired][not_equals]': 'true',
  })
  const response = await fetch(`${ADDRESS}?${query}`).catch(() => null)
  const answer: { docs?: Replacement[] } = response?.ok ? await response.json() : {}
  return answer.docs ?? []
}

import type { PayloadRequest } from 'payload'
import type { OfferCriterion } from '@/payload-types'
import { SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import type { CriterionKind } from '@/src/domain/offers/criteria'

/** Finds the criterion of this kind and code; null when it does not exist. */
export async function findCriterion(
  req: PayloadRequest,
  kind: CriterionKind,
  code: string,
): Promise<OfferCriterion | null> {
  const { docs } = await req.payload.find({
    collection: 'offer-criteria',
    where: { kind: { equals: kind }, code: { equals: code } },
    locale: SOURCE_LANGUAGE,
    overrideAccess: false,
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  })
  return docs[0] ?? null
}

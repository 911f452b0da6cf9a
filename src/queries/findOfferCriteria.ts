import type { Payload } from 'payload'
import type { OfferCriterion } from '@/payload-types'
import { type SiteLanguage, SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import type { Criteria, Criterion, CriterionKind } from '@/src/domain/offers/criteria'

const MAX_OFFER_CRITERIA = 500

/**
 * Finds the criteria of the job search in the order that staff chose; labels are in French when the
 * translation is missing.
 */
export async function findOfferCriteria(
  payload: Payload,
  language: SiteLanguage,
): Promise<Criteria> {
  const { docs } = await payload.find({
    collection: 'offer-criteria',
    overrideAccess: false,
    locale: language,
    fallbackLocale: SOURCE_LANGUAGE,
    sort: '_order',
    limit: MAX_OFFER_CRITERIA,
    pagination: false,
    depth: 0,
  })
  const criteria = await Promise.all(
    docs.map(async (doc) => ({
      kind: doc.kind,
      ...criterionFromDocument(doc),
      isOffered: !doc.isRetired || (await hasOpenOffer(payload, doc)),
    })),
  )
  const of = (kind: CriterionKind): Criterion[] =>
    criteria.filter((one) => one.kind === kind).map(({ kind: _, ...criterion }) => criterion)
  return {
    location: of('location'),
    contract: of('contract'),
    category: of('category'),
    experience: of('experience'),
  }
}

const criterionFromDocument = (doc: OfferCriterion): Omit<Criterion, 'isOffered'> => ({
  code: doc.code ?? '',
  word: doc.word ?? '',
  label: doc.label,
  isRemote: doc.isRemote ?? false,
  employmentType: doc.employmentType ?? 'OTHER',
  city: doc.city ?? null,
  region: doc.region ?? null,
  postalCode: doc.postalCode ?? null,
  country: doc.country ?? null,
})

async function hasOpenOffer(payload: Payload, { kind, code }: OfferCriterion): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'job-offers',
    overrideAccess: false,
    where: { isActive: { equals: true }, [kind]: { equals: code } },
  })
  return totalDocs > 0
}

import type { AdvisedField } from '@/src/domain/offers/advice'

/** Writing advice below the input of a field. */
export const adviceOn = (field: AdvisedField) => ({
  path: '/components/admin/jobOffers/OfferAdvice#OfferAdvice',
  clientProps: { of: field },
})

import type { AdvisedField } from '@/src/domain/offers/advice'

/** Below the input of a field: how it could be written better. */
export const adviceOn = (field: AdvisedField) => ({
  path: '/components/admin/jobOffers/OfferAdvice#OfferAdvice',
  clientProps: { of: field },
})

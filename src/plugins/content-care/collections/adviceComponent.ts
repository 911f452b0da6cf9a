import type { AdvisedField } from '@/src/plugins/content-care/rules/advice'

/** Writing advice below the input of a field. */
export const adviceComponent = (field: AdvisedField) => ({
  path: '/src/plugins/content-care/admin/OfferAdvice#OfferAdvice',
  clientProps: { of: field },
})

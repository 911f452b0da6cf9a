import type { TextField } from 'payload'
import type { CriterionKind } from '@/src/domain/offers/criteria'

const componentsFolder = '/components/admin/offerCriteria'

/** Stores the code of a criterion; the form and the list show its label. */
export const criterionField = (name: string, kind: CriterionKind): TextField => ({
  name,
  type: 'text',
  admin: {
    components: {
      Field: { path: `${componentsFolder}/CriterionField#CriterionField`, serverProps: { kind } },
      Cell: `${componentsFolder}/CriterionLabelsProvider#CriterionCell`,
    },
  },
})

import type { TextField } from 'payload'
import type { CriterionKind } from '@/src/domain/offers/criteria'

const folder = '/components/admin/offerCriteria'

/** Keeps the code of a criterion; chosen and read by its name. */
export const criterionField = (name: string, kind: CriterionKind): TextField => ({
  name,
  type: 'text',
  admin: {
    components: {
      Field: { path: `${folder}/CriterionField#CriterionField`, serverProps: { kind } },
      Cell: `${folder}/CriterionNames#CriterionCell`,
    },
  },
})

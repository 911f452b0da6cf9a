import type { Field, PayloadRequest, TextField } from 'payload'
import { jobOffersText } from '@/src/content/admin/jobOffers'
import type { CriterionKind } from '@/src/domain/offers/criteria'
import { criterionField } from '../fields/criterionField'
import { findCriterion } from '../OfferCriteria/findCriterion'

const { errors } = jobOffersText

type CriterionValidationOptions = { req: PayloadRequest; previousValue?: unknown }

function criterionTextField(name: CriterionKind): TextField {
  const field = criterionField(name, name)
  return {
    ...field,
    admin: { ...field.admin, width: '50%' },
    required: true,
    label: jobOffersText[name].label,
    validate: async (code: unknown, { req, previousValue }: CriterionValidationOptions) => {
      if (typeof code !== 'string') return errors[`${name}Required`]
      const criterion = await findCriterion(req, name, code)
      // Only active criteria can be chosen; an offer retains a criterion that was retired later.
      return (
        (criterion && (!criterion.isRetired || previousValue === code)) || errors[`${name}Required`]
      )
    },
  }
}

export const criteriaFields: Field[] = [
  { type: 'row', fields: [criterionTextField('location'), criterionTextField('contract')] },
  { type: 'row', fields: [criterionTextField('experience'), criterionTextField('category')] },
]

import type { Field, SelectField } from 'payload'
import { jobOffersText } from '@/src/content/admin/jobOffers'
import {
  contractLabels,
  experienceLabels,
  jobCategoryLabels,
  jobLocationLabels,
} from '@/src/content/fr/jobOfferLabels'
import {
  CONTRACTS,
  EXPERIENCE_LEVELS,
  JOB_CATEGORIES,
  JOB_LOCATIONS,
} from '@/src/domain/offers/jobOffer'
import { requiredChoice } from '../fields/requiredChoice'
import { selectOptions } from '../fields/selectOptions'

const { errors } = jobOffersText

function criterion<Value extends string>(
  name: 'location' | 'contract' | 'category' | 'experience',
  values: readonly Value[],
  labels: Record<Value, string>,
): SelectField {
  return {
    name,
    type: 'select',
    required: true,
    label: jobOffersText[name].label,
    options: selectOptions(values, labels),
    validate: requiredChoice(values, errors[`${name}Required`]),
    admin: { width: '50%' },
  }
}

export const criteriaFields: Field[] = [
  {
    type: 'row',
    fields: [
      criterion('location', JOB_LOCATIONS, jobLocationLabels),
      criterion('contract', CONTRACTS, contractLabels),
    ],
  },
  {
    type: 'row',
    fields: [
      criterion('experience', EXPERIENCE_LEVELS, experienceLabels),
      criterion('category', JOB_CATEGORIES, jobCategoryLabels),
    ],
  },
]

import type { ArrayField } from 'payload'
import { listField } from '@/collections/fields/contentFields'
import { MAX_RECRUITMENT_STEPS } from '../rules/recruitmentSteps'
import { recruitmentProcessText as text } from '../words/admin'

const offerStepsBaseField = listField(
  'processSteps',
  text.offerSteps,
  [
    {
      name: 'title',
      type: 'text',
      required: true,
      label: text.title.label,
      admin: { description: text.title.description },
    },
    {
      name: 'duration',
      type: 'text',
      required: true,
      label: text.duration.label,
      admin: { description: text.duration.description },
    },
    { name: 'description', type: 'textarea', label: text.stepDescription.label },
  ],
  { required: false },
)

/** The steps of one offer, in French like its other texts. */
export const offerStepsField: ArrayField = {
  ...offerStepsBaseField,
  maxRows: MAX_RECRUITMENT_STEPS,
  admin: { ...offerStepsBaseField.admin, disableListColumn: true, disableListFilter: true },
}

import type { ArrayField } from 'payload'
import { listField } from '@/collections/fields/contentFields'
import { MAX_STEPS } from '../rules/recruitmentSteps'
import { recruitmentProcessText as text } from '../words/admin'

const offerSteps = listField(
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
  ...offerSteps,
  maxRows: MAX_STEPS,
  admin: { ...offerSteps.admin, disableListColumn: true, disableListFilter: true },
}

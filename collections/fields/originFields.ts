import type { SelectField, TextField } from 'payload'
import { hideInForm } from '@/collections/admin/listAndFormComponents'
import { serverOnlyWriteAccess } from '@/src/access/roles'
import { applicationOriginFieldLabels as text } from '@/src/content/admin/applicationOrigin'
import { heardFromLabels } from '@/src/content/fr/heardFrom'
import { HEARD_FROM_CHOICES } from '@/src/domain/submissions/heardFrom'
import { CAMPAIGN_PARAMETERS } from '@/src/domain/visits/visitOrigin'
import { selectOptions } from './selectOptions'

const originTextField = (name: 'site' | (typeof CAMPAIGN_PARAMETERS)[number]): TextField => ({
  name,
  type: 'text',
  label: text[name],
  access: serverOnlyWriteAccess,
  admin: { condition: hideInForm, description: text.description },
})

/**
 * The site and the campaign that led to the application, if the candidate consented to measurement.
 */
export const measuredVisitOriginFields = (['site', ...CAMPAIGN_PARAMETERS] as const).map(
  originTextField,
)

/** The candidate's own statement, independent of the measured origin. */
export const heardFromField: SelectField = {
  name: 'heardFrom',
  type: 'select',
  label: text.heardFrom,
  options: selectOptions(HEARD_FROM_CHOICES, heardFromLabels),
  access: serverOnlyWriteAccess,
  admin: { condition: hideInForm, description: text.heardFromDescription },
}

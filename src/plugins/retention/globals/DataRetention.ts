import type { Field, GlobalConfig } from 'payload'
import { selectOptions } from '@/collections/fields/selectOptions'
import { revalidateGlobal } from '@/collections/hooks/revalidateTags'
import { settingsSaveButton } from '@/globals/settingsSaveButton'
import { adminsOnly, hiddenFromModerators } from '@/src/access/roles'
import { adminMenuGroups } from '@/src/content/admin/adminMenuGroups'
import { RETENTION_END_ACTIONS } from '@/src/domain/people/retention'
import {
  DEFAULT_RETENTION_END_ACTION,
  isValidRetentionPeriod,
  RETENTION_PERIODS,
  type RetentionPeriod,
} from '@/src/plugins/retention/rules/retentionPeriods'
import {
  retentionEndActionLabels,
  retentionText as text,
} from '@/src/plugins/retention/words/admin/retention'
import { keepConsentSettingFields } from './keepConsentSettingFields'

const monthsField = (name: RetentionPeriod): Field => {
  const { least, usual, most } = RETENTION_PERIODS[name]
  return {
    name,
    type: 'number',
    required: true,
    defaultValue: usual,
    min: least,
    max: most,
    label: text[name].label,
    validate: (value: unknown) => isValidRetentionPeriod(name, value) || text.outOfRange(name),
    admin: { description: text[name].description, width: '50%' },
  }
}

/** The retention periods of personal data. */
export const DataRetention: GlobalConfig<'data-retention'> = {
  slug: 'data-retention',
  label: text.label,
  admin: {
    group: adminMenuGroups.settings,
    hidden: hiddenFromModerators,
    hideAPIURL: true,
    components: settingsSaveButton('general'),
  },
  access: { read: adminsOnly, update: adminsOnly },
  // The application form shows the period to candidates.
  hooks: { afterChange: [revalidateGlobal] },
  fields: [
    { type: 'row', fields: [monthsField('rejectedMonths'), monthsField('withdrawnMonths')] },
    {
      type: 'row',
      fields: [
        monthsField('applicationMonths'),
        {
          name: 'applicationEnding',
          type: 'select',
          required: true,
          defaultValue: DEFAULT_RETENTION_END_ACTION,
          label: text.applicationEnding.label,
          options: selectOptions(RETENTION_END_ACTIONS, retentionEndActionLabels),
          admin: {
            isClearable: false,
            description: text.applicationEnding.description,
            width: '50%',
          },
        },
      ],
    },
    { type: 'row', fields: [monthsField('messageMonths'), monthsField('logMonths')] },
    {
      name: 'preview',
      type: 'ui',
      admin: {
        components: { Field: '/src/plugins/retention/admin/RetentionPreview#RetentionPreview' },
      },
    },
    ...keepConsentSettingFields,
  ],
}

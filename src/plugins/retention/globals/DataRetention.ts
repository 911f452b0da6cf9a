import type { EditViewConfig, Field, GlobalConfig } from 'payload'
import { revalidateGlobal } from '@/collections/hooks/revalidateTags'
import { createSettingsSaveButton } from '@/globals/createSettingsSaveButton'
import { adminsOnly, hiddenFromModerators } from '@/src/access/roles'
import { adminMenuGroups } from '@/src/content/admin/adminMenuGroups'
import { isActiveSuperAdmin } from '@/src/domain/accounts/roles'
import { ACCEPTED_APPLICATIONS_PATH } from '@/src/plugins/retention/rules/acceptedApplications'
import {
  isValidRetentionPeriod,
  RETENTION_PERIODS,
  type RetentionPeriod,
} from '@/src/plugins/retention/rules/retentionPeriods'
import { acceptedApplicationsPage } from '@/src/plugins/retention/words/admin/acceptedApplications'
import { retentionText as text } from '@/src/plugins/retention/words/admin/retention'
import { sealedRecordsPage } from '@/src/plugins/retention/words/admin/sealedRecords'
import { keepConsentSettingFields } from './keepConsentSettingFields'

const periodField = (name: RetentionPeriod): Field => {
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

const sealedRecordsView: EditViewConfig = {
  Component: '/src/plugins/retention/admin/SealedRecordsView#SealedRecordsView',
  path: '/archives',
  tab: {
    href: '/archives',
    label: sealedRecordsPage.tab,
    condition: ({ req }) => isActiveSuperAdmin(req.user),
  },
}

const acceptedApplicationsView: EditViewConfig = {
  Component: '/src/plugins/retention/admin/AcceptedApplicationsView#AcceptedApplicationsView',
  path: ACCEPTED_APPLICATIONS_PATH,
  tab: {
    href: ACCEPTED_APPLICATIONS_PATH,
    label: acceptedApplicationsPage.tab,
    condition: ({ req }) => isActiveSuperAdmin(req.user),
  },
}

/** The retention periods of personal data. */
export const DataRetention: GlobalConfig<'data-retention'> = {
  slug: 'data-retention',
  label: text.label,
  admin: {
    group: adminMenuGroups.settings,
    hidden: hiddenFromModerators,
    hideAPIURL: true,
    components: {
      ...createSettingsSaveButton('general'),
      views: { edit: { accepted: acceptedApplicationsView, sealed: sealedRecordsView } },
    },
  },
  access: { read: adminsOnly, update: adminsOnly },
  // The application form shows the period to candidates.
  hooks: { afterChange: [revalidateGlobal] },
  fields: [
    { type: 'row', fields: [periodField('rejectedMonths'), periodField('withdrawnMonths')] },
    { type: 'row', fields: [periodField('applicationMonths'), periodField('sealedRecordYears')] },
    { type: 'row', fields: [periodField('messageMonths'), periodField('logMonths')] },
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

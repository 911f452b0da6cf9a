import type { CollectionConfig } from 'payload'
import { adminsOnly, nobody, staffOnly } from '@/src/access/roles'
import { adminMenuGroups } from '@/src/content/admin/adminMenuGroups'
import {
  applicationEventOptions,
  applicationEventsText,
} from '@/src/content/admin/applicationHistory'
import { applicationStatusLabels } from '@/src/content/statusLabels'
import { APPLICATION_STATUSES } from '@/src/domain/submissions/applicationStatus'
import { selectOptions } from './fields/selectOptions'

const eventFieldText = applicationEventsText
const applicationStatusOptions = selectOptions(APPLICATION_STATUSES, applicationStatusLabels)

/**
 * The history of each application. Only the product creates events; no user changes them; they are
 * deleted with the application.
 */
export const ApplicationEvents: CollectionConfig<'application-events'> = {
  slug: 'application-events',
  labels: eventFieldText.labels,
  admin: { group: adminMenuGroups.recruitment, hidden: true },
  access: { create: nobody, read: staffOnly, update: nobody, delete: nobody },
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    {
      name: 'application',
      type: 'relationship',
      relationTo: 'job-applications',
      required: true,
      index: true,
      label: eventFieldText.application.label,
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      label: eventFieldText.kind.label,
      options: applicationEventOptions,
    },
    {
      name: 'from',
      type: 'select',
      label: eventFieldText.from.label,
      options: applicationStatusOptions,
    },
    {
      name: 'to',
      type: 'select',
      label: eventFieldText.to.label,
      options: applicationStatusOptions,
    },
    { name: 'accountName', type: 'text', label: eventFieldText.accountName.label },
    {
      name: 'account',
      type: 'relationship',
      relationTo: 'users',
      label: eventFieldText.account.label,
      // Only Administrators may read this field, because moderators may not read other accounts.
      access: { read: adminsOnly },
    },
    { name: 'once', type: 'text', unique: true, hidden: true },
  ],
}

import type { CollectionConfig } from 'payload'
import { nobody } from '@/src/access/nobody'
import { staffOnly } from '@/src/access/staffOnly'
import { adminGroups } from '@/src/content/admin/groups'
import { visitsText } from '@/src/content/admin/visits'

/** Raw visits, kept lean: the dashboard reads counters, never this table. */
export const PageVisits: CollectionConfig<'page-visits'> = {
  slug: 'page-visits',
  labels: visitsText.pageVisits,
  admin: { group: adminGroups.administration, hidden: true },
  access: { create: nobody, read: staffOnly, update: nobody, delete: nobody },
  timestamps: false,
  lockDocuments: false,
  fields: [
    { name: 'visitorId', type: 'text', required: true },
    { name: 'sessionId', type: 'text', required: true },
    { name: 'pagePath', type: 'text', required: true },
    { name: 'pageTitle', type: 'text' },
    { name: 'referrer', type: 'text' },
    { name: 'userAgent', type: 'text' },
    { name: 'deviceType', type: 'text', required: true },
    { name: 'browser', type: 'text', required: true },
    { name: 'os', type: 'text', required: true },
    { name: 'screenResolution', type: 'text' },
    { name: 'createdAt', type: 'date', required: true, index: true },
  ],
}

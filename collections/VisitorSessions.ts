import type { CollectionConfig } from 'payload'
import { nobody } from '@/src/access/nobody'
import { staffOnly } from '@/src/access/staffOnly'
import { adminGroups } from '@/src/content/admin/groups'
import { visitsText } from '@/src/content/admin/visits'

/** One row per visit of the site; `updatedAt` is when it was last seen. */
export const VisitorSessions: CollectionConfig<'visitor-sessions'> = {
  slug: 'visitor-sessions',
  labels: visitsText.visitorSessions,
  admin: { group: adminGroups.administration, hidden: true },
  access: { create: nobody, read: staffOnly, update: nobody, delete: nobody },
  lockDocuments: false,
  fields: [
    { name: 'visitorId', type: 'text', required: true },
    { name: 'sessionId', type: 'text', required: true, unique: true },
    { name: 'entryPage', type: 'text', required: true },
    { name: 'exitPage', type: 'text', required: true },
    { name: 'referrer', type: 'text' },
    { name: 'deviceType', type: 'text', required: true },
    { name: 'browser', type: 'text', required: true },
    { name: 'os', type: 'text', required: true },
    { name: 'pageViews', type: 'number', required: true, defaultValue: 1 },
  ],
}

import type { CollectionConfig } from 'payload'
import { LIST_PAGE_SIZES, NEW_DOCUMENT_TITLE_PATH } from '@/collections/admin/listAndFormComponents'
import { adminsOnly, hiddenFromModerators, nobody } from '@/src/access/roles'
import { visitExclusionsText as text } from '@/src/plugins/statistics/words/admin/visitExclusions'
import { auditExclusionAndQueueRecount } from './auditExclusionAndQueueRecount'
import { exclusionFields } from './fields'
import { normaliseExclusion, setExclusionTitleAndAuthor } from './normaliseExclusion'

/**
 * Exclusions from the visit statistics, with author and reason; they can be withdrawn at any time
 * but not deleted.
 */
export const VisitExclusions: CollectionConfig<'visit-exclusions'> = {
  slug: 'visit-exclusions',
  labels: text.labels,
  admin: {
    // The list is not in the menu, because the list of visits links to it.
    group: false,
    description: text.description,
    useAsTitle: 'title',
    defaultColumns: ['title', 'isInForce', 'reason', 'authorName', 'createdAt'],
    listSearchableFields: ['title', 'reason'],
    hidden: hiddenFromModerators,
    hideAPIURL: true,
    pagination: LIST_PAGE_SIZES,
    components: { edit: { beforeDocumentControls: [NEW_DOCUMENT_TITLE_PATH] } },
  },
  defaultSort: '-createdAt',
  access: { create: adminsOnly, read: adminsOnly, update: adminsOnly, delete: nobody },
  disableBulkEdit: true,
  disableDuplicate: true,
  lockDocuments: false,
  hooks: {
    beforeValidate: [normaliseExclusion],
    beforeChange: [setExclusionTitleAndAuthor],
    afterChange: [auditExclusionAndQueueRecount],
  },
  fields: exclusionFields,
}

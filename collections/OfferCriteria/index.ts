import type { CollectionConfig } from 'payload'
import { LIST_PAGE_SIZES, NEW_DOCUMENT_TITLE_PATH } from '@/collections/admin/listAndFormComponents'
import { adminsOnly, anyone, staffOnly } from '@/src/access/roles'
import { adminMenuGroups } from '@/src/content/admin/adminMenuGroups'
import { offerCriteriaText as text } from '@/src/content/admin/offerCriteria'
import { limitToOneDocument } from '../hooks/limitBulkChanges'
import { revalidateAfterChange, revalidateAfterDelete } from '../hooks/revalidateTags'
import { criterionFields } from './criterionFields'
import { prepareCriterionSave, validateCriterionRemoval } from './criterionHooks'

/**
 * The locations, contract types, categories and experience levels of offers, which staff maintain.
 */
export const OfferCriteria: CollectionConfig<'offer-criteria'> = {
  slug: 'offer-criteria',
  labels: text.labels,
  orderable: true,
  defaultSort: '_order',
  indexes: [
    { fields: ['kind', 'code'], unique: true },
    { fields: ['kind', 'word'], unique: true },
  ],
  admin: {
    group: adminMenuGroups.settings,
    description: text.description,
    useAsTitle: 'label',
    listSearchableFields: ['label', 'code'],
    defaultColumns: ['label', 'kind', 'isRetired'],
    hideAPIURL: true,
    pagination: LIST_PAGE_SIZES,
    components: {
      edit: { beforeDocumentControls: [NEW_DOCUMENT_TITLE_PATH] },
    },
  },
  access: { create: staffOnly, read: anyone, update: staffOnly, delete: adminsOnly },
  disableDuplicate: true,
  lockDocuments: false,
  hooks: {
    beforeOperation: [limitToOneDocument],
    beforeChange: [prepareCriterionSave],
    beforeDelete: [validateCriterionRemoval],
    afterChange: [revalidateAfterChange],
    afterDelete: [revalidateAfterDelete],
  },
  fields: criterionFields,
}

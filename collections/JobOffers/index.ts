import type { CollectionConfig } from 'payload'
import {
  createListColumn,
  createRowActionsField,
  LIST_PAGE_SIZES,
  listAndFormComponentsOf,
} from '@/collections/admin/listAndFormComponents'
import { activeOffersUnlessStaff, staffOutsideTrash } from '@/src/access/content'
import { adminsOnly, staffOnly } from '@/src/access/roles'
import { adminMenuGroups } from '@/src/content/admin/adminMenuGroups'
import { jobOfferListWords } from '@/src/content/admin/jobOfferList'
import { jobOffersText } from '@/src/content/admin/jobOffers'
import { offerPath } from '@/src/domain/offers/listedOffer'
import { limitBulkChanges } from '../hooks/limitBulkChanges'
import { revalidateAfterChange, revalidateAfterDelete } from '../hooks/revalidateTags'
import { assignSlug } from './assignSlug'
import { criteriaFields } from './criteriaFields'
import { fillSearchTexts } from './fillSearchTexts'
import { lockOffersOnCreation } from './lockOffersOnCreation'
import { payFields } from './payFields'
import { publicationFields } from './publicationFields'
import { textFields, titleField } from './textFields'
import { updateOfferLife } from './updateOfferLife'
import { workFields } from './workFields'

export const JobOffers: CollectionConfig<'job-offers'> = {
  slug: 'job-offers',
  labels: jobOffersText.labels,
  admin: {
    group: adminMenuGroups.recruitment,
    description: jobOffersText.description,
    useAsTitle: 'title',
    preview: ({ isActive, slug }) =>
      isActive === true && typeof slug === 'string' ? offerPath(slug) : null,
    defaultColumns: [
      'title',
      'location',
      'contract',
      'category',
      'publishedDate',
      'isActive',
      'applications',
      'rowActions',
    ],
    listSearchableFields: ['title'],
    components: listAndFormComponentsOf('job-offers'),
    hideAPIURL: true,
    pagination: LIST_PAGE_SIZES,
    // An offer exists in one language only.
    disableCopyToLocale: true,
  },
  trash: true,
  defaultSort: ['-publishedDate', '-id'],
  access: {
    create: staffOnly,
    read: activeOffersUnlessStaff,
    update: staffOutsideTrash,
    delete: adminsOnly,
  },
  hooks: {
    beforeOperation: [limitBulkChanges],
    beforeChange: [lockOffersOnCreation, updateOfferLife, assignSlug, fillSearchTexts],
    afterChange: [revalidateAfterChange],
    afterDelete: [revalidateAfterDelete],
  },
  fields: [
    {
      name: 'applicants',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: {
          Field: '/components/admin/jobOffers/ApplicationCountLink#ApplicationCountLink',
        },
      },
    },
    titleField,
    // The criteria come before the texts.
    ...criteriaFields,
    ...publicationFields,
    payFields,
    workFields,
    ...textFields,
    createListColumn({
      name: 'applications',
      label: jobOfferListWords.applicationsColumn,
      cellPath: '/components/admin/jobOffers/ApplicationCountCell#ApplicationCountCell',
    }),
    createRowActionsField('/components/admin/jobOffers/OfferRowActionsCell#OfferRowActionsCell'),
  ],
}

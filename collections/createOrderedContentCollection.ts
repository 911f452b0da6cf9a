import type { CollectionConfig, CollectionSlug, SelectField } from 'payload'
import {
  publishedContentUnlessStaff,
  staffOutsideTrash,
  versionsOutsideTrash,
} from '@/src/access/content'
import { adminsOnly, staffOnly } from '@/src/access/roles'
import { adminMenuGroups } from '@/src/content/admin/adminMenuGroups'
import { publicationWords } from '@/src/content/admin/publication'
import { LIST_PAGE_SIZES, NEW_DOCUMENT_TITLE_PATH } from './admin/listAndFormComponents'
import { revalidateAfterChange, revalidateAfterDelete } from './hooks/revalidateTags'
import { storeTranslationState } from './hooks/storeTranslationState'

/** The number of versions per page and per setting; the oldest is deleted first. */
export const MAX_VERSIONS_PER_DOCUMENT = 30

/** Payload's status field of drafts; its list cell shows what visitors see. */
const publicationField: SelectField = {
  name: '_status',
  type: 'select',
  label: publicationWords.column,
  // The options are empty, because Payload adds the statuses (draft, published).
  options: [],
  admin: {
    components: { Cell: '/components/admin/list/PublicationCell#PublicationCell' },
  },
}

type OrderedContentOptions<Slug extends CollectionSlug> = Pick<
  CollectionConfig<Slug>,
  'labels' | 'fields'
> & {
  slug: Slug
  admin: CollectionConfig<Slug>['admin']
}

/** A collection that staff write and order, with drafts; a published change is visible at once. */
export const createOrderedContentCollection = <Slug extends CollectionSlug>({
  slug,
  labels,
  admin,
  fields,
}: OrderedContentOptions<Slug>): CollectionConfig<Slug> => ({
  slug,
  labels,
  orderable: true,
  defaultSort: '_order',
  trash: true,
  versions: { drafts: true, maxPerDoc: MAX_VERSIONS_PER_DOCUMENT },
  admin: {
    group: adminMenuGroups.content,
    hideAPIURL: true,
    pagination: LIST_PAGE_SIZES,
    components: {
      edit: { beforeDocumentControls: [NEW_DOCUMENT_TITLE_PATH] },
    },
    ...admin,
  },
  access: {
    create: staffOnly,
    read: publishedContentUnlessStaff,
    readVersions: versionsOutsideTrash,
    update: staffOutsideTrash,
    delete: adminsOnly,
  },
  hooks: {
    beforeChange: [storeTranslationState],
    afterChange: [revalidateAfterChange],
    afterDelete: [revalidateAfterDelete],
  },
  fields: [...fields, publicationField],
})

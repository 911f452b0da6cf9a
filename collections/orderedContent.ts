import type { CollectionConfig, CollectionSlug } from 'payload'
import {
  publishedContentOrStaff,
  staffOutsideTrash,
  versionsOutsideTrash,
} from '@/src/access/content'
import { adminsOnly, staffOnly } from '@/src/access/roles'
import { adminGroups } from '@/src/content/admin/groups'
import { LIST_PAGES, NEW_TITLE } from './admin/listComponents'
import { publicationField } from './fields/publicationField'
import { revalidateAfterChange, revalidateAfterDelete } from './hooks/revalidateTags'
import { storeTranslationState } from './hooks/storeTranslationState'
import { MAX_VERSIONS } from './versions/maxVersions'

type OrderedContent<Slug extends CollectionSlug> = Pick<
  CollectionConfig<Slug>,
  'labels' | 'fields'
> & {
  slug: Slug
  admin: CollectionConfig<Slug>['admin']
}

/** Content that staff write and order, with drafts; a published change is visible at once. */
export const orderedContent = <Slug extends CollectionSlug>({
  slug,
  labels,
  admin,
  fields,
}: OrderedContent<Slug>): CollectionConfig<Slug> => ({
  slug,
  labels,
  orderable: true,
  defaultSort: '_order',
  trash: true,
  versions: { drafts: true, maxPerDoc: MAX_VERSIONS },
  admin: {
    group: adminGroups.content,
    hideAPIURL: true,
    pagination: LIST_PAGES,
    components: {
      edit: { beforeDocumentControls: [NEW_TITLE] },
    },
    ...admin,
  },
  access: {
    create: staffOnly,
    read: publishedContentOrStaff,
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

import type { CollectionConfig, CollectionSlug } from 'payload'
import { adminsOnly } from '@/src/access/adminsOnly'
import { publishedOrStaff } from '@/src/access/publishedOrStaff'
import { staffOnly } from '@/src/access/staffOnly'
import { adminGroups } from '@/src/content/admin/groups'
import { revalidateAfterChange, revalidateAfterDelete } from './hooks/revalidateTags'

type OrderedContent<Slug extends CollectionSlug> = Pick<
  CollectionConfig<Slug>,
  'labels' | 'fields'
> & {
  slug: Slug
  admin: CollectionConfig<Slug>['admin']
}

/** Content that staff write and put in order, with drafts; each change is seen by the next visitor. */
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
  versions: { drafts: true, maxPerDoc: 30 },
  admin: { group: adminGroups.content, hideAPIURL: true, ...admin },
  access: {
    create: staffOnly,
    read: publishedOrStaff,
    readVersions: staffOnly,
    update: staffOnly,
    delete: adminsOnly,
  },
  hooks: { afterChange: [revalidateAfterChange], afterDelete: [revalidateAfterDelete] },
  fields,
})

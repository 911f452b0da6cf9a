import type { CollectionConfig, Tab } from 'payload'
import { adminsOnly } from '@/src/access/adminsOnly'
import { publishedOrStaff } from '@/src/access/publishedOrStaff'
import { staffOnly } from '@/src/access/staffOnly'
import { adminGroups } from '@/src/content/admin/groups'
import { type PageCollection, previewPathIn } from '@/src/domain/previewedPage'
import { previousSlugsField } from './fields/previousSlugsField'
import { slugField } from './fields/slugField'
import { keepPreviousSlugs } from './hooks/keepPreviousSlugs'
import { revalidateAfterChange, revalidateAfterDelete } from './hooks/revalidateTags'

type ContentPage<Slug extends PageCollection> = Pick<CollectionConfig<Slug>, 'slug' | 'labels'> & {
  slug: Slug
  description: string
  tabs: Tab[]
}

/** A kind of page that staff write and order: with drafts, a preview, and old addresses that redirect. */
export const contentPage = <Slug extends PageCollection>({
  slug,
  labels,
  description,
  tabs,
}: ContentPage<Slug>): CollectionConfig<Slug> => ({
  slug,
  labels,
  orderable: true,
  defaultSort: '_order',
  versions: { drafts: true, maxPerDoc: 30 },
  admin: {
    group: adminGroups.content,
    hideAPIURL: true,
    description,
    useAsTitle: 'title',
    preview: (page) => previewPathIn(slug, page.slug),
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
  },
  access: {
    create: staffOnly,
    read: publishedOrStaff,
    readVersions: staffOnly,
    update: staffOnly,
    delete: adminsOnly,
  },
  hooks: {
    beforeChange: [keepPreviousSlugs],
    afterChange: [revalidateAfterChange],
    afterDelete: [revalidateAfterDelete],
  },
  fields: [slugField, previousSlugsField, { type: 'tabs', tabs }],
})

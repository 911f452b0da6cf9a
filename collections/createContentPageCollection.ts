import type { CollectionConfig, Field, Tab } from 'payload'
import { adminMenuGroups } from '@/src/content/admin/adminMenuGroups'
import { pageTabLabels } from '@/src/content/admin/pageFields'
import type { PageCollection } from '@/src/domain/pages/contentPages'
import { NEW_DOCUMENT_TITLE_PATH, seeOnSiteComponentOf } from './admin/listAndFormComponents'
import { createOrderedContentCollection } from './createOrderedContentCollection'
import { callToActionField, pagePresentationFields } from './fields/pageFields'
import { previousSlugsField, slugField } from './fields/slugFields'
import { translationStateFields } from './fields/translationStateFields'
import { storePreviousSlugs } from './hooks/slugs'

type ContentPageOptions<Slug extends PageCollection> = Pick<
  CollectionConfig<Slug>,
  'slug' | 'labels'
> & {
  slug: Slug
  /** The heading of the menu group. */
  group?: string
  description: string
  /** Fields of the presentation besides those of every page. */
  presentation?: Field[]
  /** The tabs between the presentation and the end of the page. */
  tabs: Tab[]
  callToActionDefaults: { label: string; url: string }
}

/**
 * A collection of content pages that staff write and order, with drafts, a preview, and redirects
 * from former slugs.
 */
export const createContentPageCollection = <Slug extends PageCollection>({
  slug,
  labels,
  group = adminMenuGroups.content,
  description,
  presentation = [],
  tabs,
  callToActionDefaults,
}: ContentPageOptions<Slug>): CollectionConfig<Slug> => {
  const content = createOrderedContentCollection({
    slug,
    labels,
    admin: {
      group,
      description,
      useAsTitle: 'title',
      components: {
        edit: {
          beforeDocumentControls: [
            NEW_DOCUMENT_TITLE_PATH,
            seeOnSiteComponentOf({ collection: slug }),
          ],
        },
      },
      defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
    },
    fields: [
      slugField,
      previousSlugsField,
      ...translationStateFields,
      {
        type: 'tabs',
        tabs: [
          {
            label: pageTabLabels.presentation,
            fields: [...pagePresentationFields, ...presentation],
          },
          ...tabs,
          { label: pageTabLabels.closing, fields: [callToActionField(callToActionDefaults)] },
        ],
      },
    ],
  })
  return {
    ...content,
    hooks: {
      ...content.hooks,
      beforeChange: [storePreviousSlugs, ...(content.hooks?.beforeChange ?? [])],
    },
  }
}

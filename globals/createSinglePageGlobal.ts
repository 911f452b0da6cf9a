import type { GlobalConfig, Tab } from 'payload'
import {
  EMPTY_COMPONENT_PATH,
  seeOnSiteComponentOf,
} from '@/collections/admin/listAndFormComponents'
import { MAX_VERSIONS_PER_DOCUMENT } from '@/collections/createOrderedContentCollection'
import { translationStateFields } from '@/collections/fields/translationStateFields'
import { refuseUnpublishing } from '@/collections/hooks/refuseUnpublishing'
import { revalidateGlobal } from '@/collections/hooks/revalidateTags'
import { storeGlobalTranslationState } from '@/collections/hooks/storeTranslationState'
import { publishedUnlessStaff } from '@/src/access/content'
import { staffOnly } from '@/src/access/roles'
import { adminMenuGroups } from '@/src/content/admin/adminMenuGroups'
import type { PageGlobal } from '@/src/domain/pages/contentPages'

type SinglePageOptions<Slug extends PageGlobal> = {
  slug: Slug
  /** The heading of the menu group. */
  group?: string
  text: { label: string; description: string }
  tabs: Tab[]
}

/** A single page that staff write, with drafts and a preview. */
export const createSinglePageGlobal = <Slug extends PageGlobal>({
  slug,
  group = adminMenuGroups.otherContent,
  text,
  tabs,
}: SinglePageOptions<Slug>): GlobalConfig<Slug> => ({
  slug,
  label: text.label,
  versions: { drafts: true, max: MAX_VERSIONS_PER_DOCUMENT },
  admin: {
    group,
    hideAPIURL: true,
    description: text.description,
    components: {
      elements: {
        beforeDocumentControls: [seeOnSiteComponentOf({ global: slug })],
        UnpublishButton: EMPTY_COMPONENT_PATH,
      },
    },
  },
  access: { read: publishedUnlessStaff, readVersions: staffOnly, update: staffOnly },
  hooks: {
    beforeChange: [refuseUnpublishing, storeGlobalTranslationState],
    afterChange: [revalidateGlobal],
  },
  fields: [...translationStateFields, { type: 'tabs', tabs }],
})

import type { Field, GlobalBeforeChangeHook, GlobalConfig, GlobalSlug } from 'payload'
import { MAX_VERSIONS_PER_DOCUMENT } from '@/collections/createOrderedContentCollection'
import { translationStateFields } from '@/collections/fields/translationStateFields'
import { revalidateGlobal } from '@/collections/hooks/revalidateTags'
import { storeGlobalTranslationState } from '@/collections/hooks/storeTranslationState'
import { adminsOnly, anyone, staffOnly } from '@/src/access/roles'
import { adminMenuGroups } from '@/src/content/admin/adminMenuGroups'
import { createSettingsSaveButton } from './createSettingsSaveButton'

type PublicSettingsOptions<Slug extends GlobalSlug> = {
  slug: Slug
  text: { label: string; description?: string }
  /** Hooks that run before those of all public settings. */
  beforeChange?: GlobalBeforeChangeHook[]
  fields: Field[]
}

/** Settings that the pages of the site show; a change is visible at once. */
export const createPublicSettingsGlobal = <Slug extends GlobalSlug>({
  slug,
  text: { label, description },
  beforeChange = [],
  fields,
}: PublicSettingsOptions<Slug>): GlobalConfig<Slug> => ({
  slug,
  label,
  versions: { drafts: false, max: MAX_VERSIONS_PER_DOCUMENT },
  admin: {
    group: adminMenuGroups.settings,
    hideAPIURL: true,
    description,
    components: createSettingsSaveButton('general'),
  },
  access: { read: anyone, readVersions: staffOnly, update: adminsOnly },
  hooks: {
    beforeChange: [...beforeChange, storeGlobalTranslationState],
    afterChange: [revalidateGlobal],
  },
  fields: [...translationStateFields, ...fields],
})

import type { TextField } from 'payload'
import { serverOnlyWriteAccess } from '@/src/access/roles'
import { pageFieldText, slugErrors } from '@/src/content/admin/pageFields'
import { slugify } from '@/src/domain/text/normalizeText'
import { assignSlugToCopy, releaseSlugInTrash, setSlugFromTranslatedTitle } from '../hooks/slugs'

export const slugField: TextField = {
  name: 'slug',
  type: 'text',
  label: pageFieldText.slug.label,
  localized: true,
  required: true,
  unique: true,
  index: true,
  admin: { position: 'sidebar', description: pageFieldText.slug.description },
  hooks: {
    beforeValidate: [
      ({ data, originalDoc, value = originalDoc?.slug }) =>
        slugify(value || (data?.title ?? originalDoc?.title ?? '')),
    ],
    beforeChange: [setSlugFromTranslatedTitle, releaseSlugInTrash],
    beforeDuplicate: [assignSlugToCopy],
  },
  // The field may be empty in the form: the hook makes the slug from the title before this
  // validation on saving.
  validate: (value: string | string[] | null | undefined, { event }) =>
    event === 'onChange' || Boolean(value) || slugErrors.empty,
}

/** The former slugs of a document, which redirect to the current one. */
export const previousSlugsField: TextField = {
  name: 'previousSlugs',
  type: 'text',
  hasMany: true,
  hidden: true,
  access: serverOnlyWriteAccess,
}

import { createServerFeature } from '@payloadcms/richtext-lexical'
import { withoutUnsafeLinks } from '@/src/domain/addresses/withoutUnsafeLinks'

/**
 * Replaces links that may not be shown by their words: in the editor as soon as they are pasted, and before
 * a text is validated. Payload would refuse the whole document with a sentence in English.
 */
export const SafeLinksFeature = createServerFeature({
  key: 'safeLinks',
  dependencies: ['link'],
  feature: {
    ClientFeature: '/components/admin/content/SafeLinksFeatureClient#SafeLinksFeatureClient',
    hooks: { beforeValidate: [({ value }) => withoutUnsafeLinks(value)] },
  },
})

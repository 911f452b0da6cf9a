import { createServerFeature } from '@payloadcms/richtext-lexical'
import { withoutUnsafeLinks } from '@/src/domain/urls/withoutUnsafeLinks'

/**
 * Replaces unsafe links by their text: in the editor when they are pasted, and before validation.
 * Payload would refuse the whole document with an English message.
 */
export const SafeLinksFeature = createServerFeature({
  key: 'safeLinks',
  dependencies: ['link'],
  feature: {
    ClientFeature: '/components/admin/content/SafeLinksFeatureClient#SafeLinksFeatureClient',
    hooks: { beforeValidate: [({ value }) => withoutUnsafeLinks(value)] },
  },
})

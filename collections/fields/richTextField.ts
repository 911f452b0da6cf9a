import {
  BoldFeature,
  createServerFeature,
  HeadingFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'
import type { RichTextField } from 'payload'
import type { FieldText } from '@/src/content/admin/fieldText'
import { pageFieldText, richTextPlaceholder } from '@/src/content/admin/pageFields'
import { removeUnsafeLinks } from '@/src/domain/urls/removeUnsafeLinks'
import { urlField } from './contentFields'

/**
 * Replaces unsafe links by their text: in the editor when they are pasted, and before validation.
 * Payload would refuse the whole document with an English message.
 */
const SafeLinksFeature = createServerFeature({
  key: 'safeLinks',
  dependencies: ['link'],
  feature: {
    ClientFeature: '/components/admin/content/SafeLinksFeatureClient#SafeLinksFeatureClient',
    hooks: { beforeValidate: [({ value }) => removeUnsafeLinks(value)] },
  },
})

const richTextEditor = lexicalEditor({
  admin: { placeholder: richTextPlaceholder },
  features: [
    ParagraphFeature(),
    // Texts have headings from h3 on, because the heading of the section is an h2.
    HeadingFeature({ enabledHeadingSizes: ['h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    LinkFeature({
      enabledCollections: [],
      // Our URL field replaces Lexical's, which accepts `javascript:`.
      fields: ({ defaultFields }) => [
        ...defaultFields.filter(({ name }) => name !== 'url'),
        urlField(pageFieldText.url, { required: true }),
      ],
    }),
    SafeLinksFeature(),
    InlineToolbarFeature(),
  ],
})

export function richTextField(
  name: string,
  { label, description }: FieldText,
  options: { required?: boolean } = {},
): RichTextField {
  return {
    name,
    type: 'richText',
    label,
    localized: true,
    editor: richTextEditor,
    admin: { description },
    required: options.required,
  }
}

import {
  listField,
  localizedText,
  localizedTextarea,
  pictureField,
  urlField,
} from '@/collections/fields/contentFields'
import { sectionsField } from '@/collections/fields/sectionsField'
import { adnHubText as text } from '@/src/content/admin/adnHub'
import { pageFieldText, pageTabLabels } from '@/src/content/admin/pageFields'
import { createSinglePageGlobal } from './createSinglePageGlobal'

export const AdnHub = createSinglePageGlobal({
  slug: 'adn-hub',
  text,
  tabs: [
    {
      label: pageTabLabels.presentation,
      fields: [
        localizedText('title', pageFieldText.title, { required: true }),
        localizedText('subtitle', text.subtitle, {
          required: true,
          frenchDefault: text.defaults.subtitle,
        }),
        pictureField('heroImage', pageFieldText.heroImage, { required: true }),
        localizedTextarea('intro', pageFieldText.intro, { required: true }),
        localizedText('cardLinkLabel', text.cardLink, {
          required: true,
          frenchDefault: text.defaults.cardLink,
        }),
      ],
    },
    { label: pageTabLabels.sections, fields: [sectionsField] },
    {
      name: 'closing',
      label: pageTabLabels.closing,
      fields: [
        localizedText('title', text.closingTitle, { required: true }),
        localizedTextarea('text', pageFieldText.text),
        listField('links', text.links, [
          localizedText('label', pageFieldText.linkLabel, { required: true }),
          urlField(pageFieldText.url, { required: true }),
        ]),
      ],
    },
  ],
})

import type { ArrayField, Field, GroupField } from 'payload'
import type { ArrayFieldText } from '@/src/content/admin/fieldText'
import { pageFieldText } from '@/src/content/admin/pageFields'
import {
  iconField,
  listField,
  localizedText,
  localizedTextarea,
  pictureField,
  urlField,
} from './contentFields'

/** The opening of a content page, which its cards on other pages also show. */
export const pagePresentationFields: Field[] = [
  localizedText('title', pageFieldText.title, { required: true }),
  localizedText('navigationLabel', pageFieldText.navigationLabel),
  localizedTextarea('summary', pageFieldText.summary, { required: true }),
  pictureField('heroImage', pageFieldText.heroImage, { required: true }),
  localizedTextarea('intro', pageFieldText.intro, { required: true }),
]

/** The heading of a section with cards or figures. */
export const sectionHeadingFields: Field[] = [
  localizedText('heading', pageFieldText.heading, { required: true }),
  localizedTextarea('intro', pageFieldText.sectionIntro),
]

/** Cards with an icon, a title and a short text: services, solutions, benefits … */
export function cardsField(name: string, text: ArrayFieldText = pageFieldText.cards): ArrayField {
  return {
    ...listField(name, text, [
      iconField,
      localizedText('title', pageFieldText.cardTitle, { required: true }),
      localizedTextarea('text', pageFieldText.cardText, { required: true }),
    ]),
    interfaceName: 'IconCards',
  }
}

/** The closing block of a page, with the default target of its button. */
export function callToActionField(defaults: { label: string; url: string }): GroupField {
  return {
    name: 'callToAction',
    type: 'group',
    label: pageFieldText.callToAction.label,
    interfaceName: 'CallToAction',
    admin: { description: pageFieldText.callToAction.description },
    fields: [
      localizedText('title', pageFieldText.callToActionTitle, { required: true }),
      localizedTextarea('text', pageFieldText.text),
      localizedText('label', pageFieldText.linkLabel, {
        required: true,
        frenchDefault: defaults.label,
      }),
      urlField(pageFieldText.url, { required: true, defaultValue: defaults.url }),
    ],
  }
}

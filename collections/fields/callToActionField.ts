import type { GroupField } from 'payload'
import { pageFieldText } from '@/src/content/admin/pageFields'
import { localizedText, localizedTextarea } from './localizedText'
import { urlField } from './urlField'

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

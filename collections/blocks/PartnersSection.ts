import type { Block } from 'payload'
import { partnersSectionText } from '@/src/content/admin/sections'
import { listField } from '../fields/listField'
import { localizedText, localizedTextarea } from '../fields/localizedText'
import { sectionHeading } from '../fields/sectionHeading'
import { urlField } from '../fields/urlField'
import { sectionAdmin } from './sectionAdmin'

export const PartnersSection: Block = {
  slug: 'partners',
  interfaceName: 'PartnersSection',
  labels: partnersSectionText.labels,
  admin: sectionAdmin(partnersSectionText.labels.singular),
  fields: [
    ...sectionHeading,
    listField('partners', partnersSectionText.partners, [
      { name: 'name', type: 'text', label: partnersSectionText.name.label, required: true },
      localizedTextarea('description', partnersSectionText.description, { required: true }),
      urlField(partnersSectionText.url, { required: true }),
    ]),
    localizedText('linkLabel', partnersSectionText.linkLabel, {
      required: true,
      frenchDefault: partnersSectionText.defaultLinkLabel,
    }),
  ],
}

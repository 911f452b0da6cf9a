import type { ArrayField } from 'payload'
import { pageTabLabels } from '@/src/content/admin/pageFields'
import { logoStyleLabels, sectorPagesText as text } from '@/src/content/admin/sectorPages'
import { LOGO_STYLES } from '@/src/domain/look/logoStyle'
import { createContentPageCollection } from './createContentPageCollection'
import {
  listField,
  localizedText,
  localizedTextarea,
  pictureField,
  urlField,
} from './fields/contentFields'
import { cardsField } from './fields/pageFields'
import { sectionsField } from './fields/sectionsField'
import { selectOptions } from './fields/selectOptions'

const clientLogosField: ArrayField = {
  ...listField(
    'clients',
    text.clients,
    [
      { name: 'name', type: 'text', label: text.clientName.label, required: true },
      pictureField('logo', text.clientLogo, { required: true }),
      localizedText('alt', text.clientAlt),
      {
        name: 'extraClass',
        type: 'select',
        label: text.clientStyle.label,
        enumName: 'enum_logo_style',
        admin: { description: text.clientStyle.description },
        options: selectOptions(LOGO_STYLES, logoStyleLabels),
      },
      urlField(text.clientUrl),
    ],
    { required: false },
  ),
  interfaceName: 'ClientLogos',
}

export const SectorPages = createContentPageCollection({
  slug: 'sector-pages',
  labels: text.labels,
  description: text.description,
  tabs: [
    {
      label: text.tabs.solutions,
      fields: [
        localizedText('solutionsHeading', text.solutionsHeading, { required: true }),
        localizedTextarea('solutionsIntro', text.solutionsIntro),
        cardsField('solutions', text.solutions),
      ],
    },
    { label: pageTabLabels.sections, fields: [sectionsField] },
    {
      label: text.tabs.clients,
      fields: [
        localizedText('clientsHeading', text.clientsHeading, {
          required: true,
          frenchDefault: text.clientsHeadingDefault,
        }),
        clientLogosField,
      ],
    },
  ],
  callToActionDefaults: text.callToActionDefaults,
})

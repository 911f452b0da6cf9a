import type { Block, BlocksField } from 'payload'
import { pageFieldText } from '@/src/content/admin/pageFields'
import {
  cardsSectionText,
  charterSectionText,
  figuresSectionText,
  partnersSectionText,
  sectionsText,
  testimonialsSectionText,
  textSectionText,
} from '@/src/content/admin/sections'
import {
  listField,
  localizedText,
  localizedTextarea,
  pictureField,
  urlField,
} from './contentFields'
import { cardsField, sectionHeading } from './pageFields'
import { richTextField } from './richTextField'

/** The title of a collapsed section in the editor: its kind and heading. */
const sectionAdmin = (kind: string): Block['admin'] => ({
  disableBlockName: true,
  components: {
    Label: {
      path: '/components/admin/content/SectionTitle#SectionTitle',
      clientProps: { kind },
    },
  },
})

const TextSection: Block = {
  slug: 'text',
  interfaceName: 'TextSection',
  labels: textSectionText.labels,
  admin: sectionAdmin(textSectionText.labels.singular),
  fields: [
    localizedText('heading', pageFieldText.heading, { required: true }),
    richTextField('body', textSectionText.body, { required: true }),
    pictureField('picture', textSectionText.picture),
  ],
}

const CardsSection: Block = {
  slug: 'cards',
  interfaceName: 'CardsSection',
  labels: cardsSectionText.labels,
  admin: sectionAdmin(cardsSectionText.labels.singular),
  fields: [...sectionHeading, cardsField('cards')],
}

const FiguresSection: Block = {
  slug: 'figures',
  interfaceName: 'FiguresSection',
  labels: figuresSectionText.labels,
  admin: sectionAdmin(figuresSectionText.labels.singular),
  fields: [
    ...sectionHeading,
    listField('figures', figuresSectionText.figures, [
      localizedText('value', figuresSectionText.value, { required: true }),
      localizedText('label', figuresSectionText.label, { required: true }),
    ]),
    localizedTextarea('goal', figuresSectionText.goal),
  ],
}

const TestimonialsSection: Block = {
  slug: 'testimonials',
  interfaceName: 'TestimonialsSection',
  labels: testimonialsSectionText.labels,
  admin: sectionAdmin(testimonialsSectionText.labels.singular),
  fields: [
    ...sectionHeading,
    listField('testimonials', testimonialsSectionText.testimonials, [
      localizedTextarea('quote', testimonialsSectionText.quote, { required: true }),
      { name: 'name', type: 'text', label: testimonialsSectionText.name.label, required: true },
      localizedText('position', testimonialsSectionText.position, { required: true }),
    ]),
  ],
}

const PartnersSection: Block = {
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

const CharterSection: Block = {
  slug: 'charter',
  interfaceName: 'CharterSection',
  labels: charterSectionText.labels,
  admin: sectionAdmin(charterSectionText.labels.singular),
  fields: [
    ...sectionHeading,
    listField('columns', charterSectionText.columns, [
      localizedText('title', charterSectionText.columnTitle, { required: true }),
      listField('commitments', charterSectionText.commitments, [
        localizedText('text', charterSectionText.commitment, { required: true }),
      ]),
    ]),
  ],
}

/** The sections of a page, which staff choose and order. */
export const sectionsField: BlocksField = {
  name: 'sections',
  type: 'blocks',
  label: sectionsText.label,
  labels: sectionsText.row,
  admin: { description: sectionsText.description, initCollapsed: true },
  blocks: [
    TextSection,
    CardsSection,
    FiguresSection,
    TestimonialsSection,
    PartnersSection,
    CharterSection,
  ],
}

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
import { cardsField, sectionHeadingFields } from './pageFields'
import { richTextField } from './richTextField'

/** The title of a collapsed section in the editor: its kind and heading. */
const sectionAdminOptions = (kind: string): Block['admin'] => ({
  disableBlockName: true,
  components: {
    Label: {
      path: '/components/admin/content/SectionTitle#SectionTitle',
      clientProps: { kind },
    },
  },
})

const TextSectionBlock: Block = {
  slug: 'text',
  interfaceName: 'TextSection',
  labels: textSectionText.labels,
  admin: sectionAdminOptions(textSectionText.labels.singular),
  fields: [
    localizedText('heading', pageFieldText.heading, { required: true }),
    richTextField('body', textSectionText.body, { required: true }),
    pictureField('picture', textSectionText.picture),
  ],
}

const CardsSectionBlock: Block = {
  slug: 'cards',
  interfaceName: 'CardsSection',
  labels: cardsSectionText.labels,
  admin: sectionAdminOptions(cardsSectionText.labels.singular),
  fields: [...sectionHeadingFields, cardsField('cards')],
}

const FiguresSectionBlock: Block = {
  slug: 'figures',
  interfaceName: 'FiguresSection',
  labels: figuresSectionText.labels,
  admin: sectionAdminOptions(figuresSectionText.labels.singular),
  fields: [
    ...sectionHeadingFields,
    listField('figures', figuresSectionText.figures, [
      localizedText('value', figuresSectionText.value, { required: true }),
      localizedText('label', figuresSectionText.label, { required: true }),
    ]),
    localizedTextarea('goal', figuresSectionText.goal),
  ],
}

const TestimonialsSectionBlock: Block = {
  slug: 'testimonials',
  interfaceName: 'TestimonialsSection',
  labels: testimonialsSectionText.labels,
  admin: sectionAdminOptions(testimonialsSectionText.labels.singular),
  fields: [
    ...sectionHeadingFields,
    listField('testimonials', testimonialsSectionText.testimonials, [
      localizedTextarea('quote', testimonialsSectionText.quote, { required: true }),
      { name: 'name', type: 'text', label: testimonialsSectionText.name.label, required: true },
      localizedText('position', testimonialsSectionText.position, { required: true }),
    ]),
  ],
}

const PartnersSectionBlock: Block = {
  slug: 'partners',
  interfaceName: 'PartnersSection',
  labels: partnersSectionText.labels,
  admin: sectionAdminOptions(partnersSectionText.labels.singular),
  fields: [
    ...sectionHeadingFields,
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

const CharterSectionBlock: Block = {
  slug: 'charter',
  interfaceName: 'CharterSection',
  labels: charterSectionText.labels,
  admin: sectionAdminOptions(charterSectionText.labels.singular),
  fields: [
    ...sectionHeadingFields,
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
    TextSectionBlock,
    CardsSectionBlock,
    FiguresSectionBlock,
    TestimonialsSectionBlock,
    PartnersSectionBlock,
    CharterSectionBlock,
  ],
}

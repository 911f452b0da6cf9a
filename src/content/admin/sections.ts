import type { ArrayFieldText, FieldText } from './fieldText'

export const sectionsText = {
  label: 'Sections',
  description:
    'Ajoutez, déplacez ou retirez des sections\u00A0; elles apparaissent sur la page dans cet ordre.',
  row: { singular: 'Section', plural: 'Sections' },
} as const satisfies ArrayFieldText

export const textSectionText = {
  labels: { singular: 'Texte', plural: 'Textes' },
  body: { label: 'Texte' },
  picture: { label: 'Image', description: 'Facultative, placée à côté du texte.' },
} as const

export const cardsSectionText = {
  labels: { singular: 'Cartes', plural: 'Cartes' },
} as const

export const figuresSectionText = {
  labels: { singular: 'Chiffres clés', plural: 'Chiffres clés' },
  figures: {
    label: 'Chiffres',
    row: { singular: 'Chiffre', plural: 'Chiffres' },
  },
  value: {
    label: 'Valeur',
    description:
      'Telle qu’elle doit être lue, par exemple «\u00A045 %\u00A0» ou «\u00A0−25 %\u00A0».',
  },
  label: { label: 'Légende', description: 'Ce que le chiffre mesure.' },
  goal: {
    label: 'Objectif',
    description: 'Facultatif, mis en valeur sous les chiffres, par exemple une échéance.',
  },
} as const satisfies Record<
  string,
  FieldText | ArrayFieldText | { singular: string; plural: string }
>

export const testimonialsSectionText = {
  labels: { singular: 'Témoignages', plural: 'Témoignages' },
  testimonials: {
    label: 'Témoignages',
    row: { singular: 'Témoignage', plural: 'Témoignages' },
  },
  quote: { label: 'Citation', description: 'Sans guillemets, ils sont ajoutés.' },
  name: { label: 'Nom' },
  position: { label: 'Fonction' },
} as const

export const partnersSectionText = {
  labels: { singular: 'Partenaires', plural: 'Partenaires' },
  partners: { label: 'Partenaires', row: { singular: 'Partenaire', plural: 'Partenaires' } },
  linkLabel: {
    label: 'Texte des liens',
    description: 'Les sites des partenaires s’ouvrent dans un nouvel onglet.',
  },
  defaultLinkLabel: 'En savoir plus',
  name: { label: 'Nom' },
  description: { label: 'Description' },
  url: { label: 'Site du partenaire', description: 'Adresse complète, «\u00A0https://…\u00A0».' },
} as const

export const charterSectionText = {
  labels: { singular: 'Charte', plural: 'Chartes' },
  columns: {
    label: 'Colonnes',
    description: 'Une colonne par public\u00A0: clients, collaborateurs, société.',
    row: { singular: 'Colonne', plural: 'Colonnes' },
  },
  columnTitle: { label: 'Titre de la colonne' },
  commitments: {
    label: 'Engagements',
    row: { singular: 'Engagement', plural: 'Engagements' },
  },
  commitment: { label: 'Engagement' },
} as const

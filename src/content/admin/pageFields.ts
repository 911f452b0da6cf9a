import { PICTURE_WIDTHS } from '@/src/domain/look/picture'
import type { ArrayFieldText, FieldText } from './fieldText'

const numberFormat = new Intl.NumberFormat('fr-FR')

export const pageTabLabels = {
  presentation: 'Présentation',
  sections: 'Sections',
  closing: 'Fin de page',
} as const

export const pageFieldText = {
  title: { label: 'Titre', description: 'Le grand titre de la page.' },
  slug: {
    label: 'Adresse',
    description:
      'La fin de l’adresse de la page, tirée du titre quand elle est laissée vide. Quand elle change, l’ancienne adresse mène à la nouvelle.',
  },
  navigationLabel: {
    label: 'Nom court',
    description:
      'Utilisé dans le fil d’Ariane, le pied de page et sur les cartes. Vide\u00A0: le titre.',
  },
  summary: {
    label: 'Résumé',
    description:
      'Le texte de la carte qui mène à la page, repris sous son grand titre, et sa description dans les moteurs de recherche quand aucune autre n’est donnée. Deux phrases suffisent.',
  },
  heroImage: {
    label: 'Image principale',
    description: `Au format paysage, ${numberFormat.format(PICTURE_WIDTHS.wide)}\u00A0pixels de large au moins.`,
  },
  intro: {
    label: 'Introduction',
    description: 'Sous le titre. Une ligne vide sépare deux paragraphes.',
  },
  heading: { label: 'Titre de la section' },
  sectionIntro: { label: 'Introduction de la section', description: 'Facultative.' },
  text: { label: 'Texte', description: 'Une ligne vide sépare deux paragraphes.' },
  linkLabel: { label: 'Texte du lien' },
  url: {
    label: 'Adresse du lien',
    description:
      'Une page du site («\u00A0/nos-offres\u00A0», «\u00A0/#contact\u00A0») ou une adresse complète («\u00A0https://…\u00A0»).',
  },
  cards: {
    label: 'Cartes',
    description: 'Faites glisser les cartes pour changer leur ordre.',
    row: { singular: 'Carte', plural: 'Cartes' },
  },
  icon: { label: 'Pictogramme' },
  cardTitle: { label: 'Titre de la carte' },
  cardText: { label: 'Texte de la carte' },
  callToAction: {
    label: 'Appel à l’action',
    description: 'Le bloc qui termine la page et mène le visiteur plus loin.',
  },
  callToActionTitle: { label: 'Titre' },
} as const satisfies Record<string, FieldText | ArrayFieldText>

/** The reason why a page with a fixed path cannot be unpublished. */
export const fixedPathPageError =
  'Cette page a sa place sur le site, et des liens y mènent. Elle se modifie, mais ne se retire pas.'

export const slugErrors = {
  empty: 'L’adresse doit contenir au moins une lettre ou un chiffre.',
} as const

/** Placeholder of an empty rich text field. */
export const richTextPlaceholder =
  'Écrivez ici, ou tapez «\u00A0/\u00A0» pour choisir une mise en forme.'

import type { LogoStyle } from '@/src/domain/look/logoStyle'
import { CONTACT_SECTION_PATH } from '@/src/domain/urls/sitePaths'
import { pageFieldText } from './pageFields'

export const sectorPagesText = {
  labels: { singular: 'Secteur', plural: 'Secteurs' },
  description:
    'Chaque secteur publié a sa page et sa carte sur l’accueil. Faites glisser les lignes pour changer leur ordre.',
  tabs: { solutions: 'Solutions', clients: 'Clients' },
  solutionsHeading: { label: 'Titre des solutions' },
  solutionsIntro: { label: 'Introduction des solutions', description: 'Facultative.' },
  solutions: { ...pageFieldText.cards, label: 'Solutions' },
  clientsHeading: { label: 'Titre du bandeau' },
  clientsHeadingDefault: 'Clients Actifs',
  clients: {
    label: 'Logos',
    description: 'Ils défilent en boucle. Sans logo, le bandeau n’apparaît pas.',
    row: { singular: 'Client', plural: 'Clients' },
  },
  clientName: { label: 'Nom du client' },
  clientLogo: { label: 'Logo', description: 'De préférence un fichier SVG.' },
  clientAlt: {
    label: 'Texte alternatif',
    description: 'Lu par les lecteurs d’écran. Vide\u00A0: celui de l’image.',
  },
  clientStyle: { label: 'Présentation', description: 'Facultative.' },
  clientUrl: {
    label: 'Site du client',
    description: 'Facultatif. Adresse complète, «\u00A0https://…\u00A0».',
  },
  callToActionDefaults: { label: 'Contactez nos experts', url: CONTACT_SECTION_PATH },
} as const

export const logoStyleLabels = {
  large: 'Agrandi (logo très fin ou très large)',
  small: 'Réduit (logo carré ou massif)',
  'on-dark': 'Sur fond sombre (logo clair)',
} as const satisfies Record<LogoStyle, string>

import { CONTACT_SECTION_PATH } from '@/src/domain/urls/sitePaths'
import { pageFieldText } from './pageFields'

export const expertisePagesText = {
  labels: { singular: 'Expertise', plural: 'Expertises' },
  description:
    'Chaque expertise publiée a sa page, sa carte sur l’accueil et sa ligne dans le pied de page. Faites glisser les lignes pour changer leur ordre.',
  tabs: { services: 'Services', approach: 'Démarche' },
  icon: { label: 'Pictogramme', description: 'Affiché sur la carte de l’expertise.' },
  servicesHeading: { label: 'Titre des services' },
  servicesIntro: { label: 'Introduction des services', description: 'Facultative.' },
  services: { ...pageFieldText.cards, label: 'Services' },
  approachHeading: { label: 'Titre de la démarche' },
  approachIntro: { label: 'Introduction de la démarche', description: 'Facultative.' },
  steps: {
    label: 'Étapes',
    description: 'Numérotées dans cet ordre.',
    row: { singular: 'Étape', plural: 'Étapes' },
  },
  stepTitle: { label: 'Titre de l’étape' },
  stepText: { label: 'Texte de l’étape' },
  callToActionDefaults: { label: 'Contactez-nous', url: CONTACT_SECTION_PATH },
} as const

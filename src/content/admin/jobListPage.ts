import { pageFieldText } from './pageFields'

export const jobListPageText = {
  label: 'Page des offres',
  description: 'Les textes autour de la liste des offres.',
  tabs: { spontaneous: 'Candidature spontanée', reasons: 'Pourquoi rejoindre' },
  benefits: {
    ...pageFieldText.cards,
    label: 'Avantages',
    description: 'Trois tuiles sous le titre.',
  },
  spontaneous: {
    title: { label: 'Titre' },
    linkLabel: { label: 'Texte du bouton', description: 'Il mène à la candidature spontanée.' },
  },
  reasons: { ...pageFieldText.cards, label: 'Raisons' },
  reasonsLink: { label: 'Texte du lien vers «\u00A0Notre ADN\u00A0»' },
} as const

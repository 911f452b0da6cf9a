export const recruitmentProcessText = {
  label: 'Étapes du recrutement',
  description:
    'Ce qui attend un candidat, dans l’ordre\u00A0: affiché sur chaque offre et après l’envoi d’une candidature. Sans étape, rien n’est affiché.',
  steps: {
    label: 'Étapes',
    description: 'Huit au plus.',
    row: { singular: 'Étape', plural: 'Étapes' },
  },
  offerSteps: {
    label: 'Étapes de ce recrutement',
    description:
      'À remplir seulement si elles diffèrent des étapes générales, qu’elles remplacent sur cette offre.',
    row: { singular: 'Étape', plural: 'Étapes' },
  },
  title: { label: 'Titre', description: 'Par exemple «\u00A0Premier échange\u00A0».' },
  duration: {
    label: 'Durée',
    description: 'Par exemple «\u00A045\u00A0minutes, en visioconférence\u00A0».',
  },
  stepDescription: { label: 'Description' },
} as const

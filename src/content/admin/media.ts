export const mediaText = {
  labels: { singular: 'Image', plural: 'Images' },
  description:
    'Images du site : JPEG, PNG, WebP, AVIF ou SVG, 10 Mo au plus. Les formats plus légers sont créés automatiquement.',
  alt: {
    label: 'Texte alternatif',
    description: 'Ce que l’image montre, en une phrase, pour les personnes qui ne la voient pas.',
  },
  credit: { label: 'Crédit', description: 'Facultatif : auteur et licence.' },
} as const

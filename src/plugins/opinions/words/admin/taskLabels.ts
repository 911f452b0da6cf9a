export const opinionsTaskLabels = {
  tellOfMention: 'Demande d’avis à un collègue',
} as const

export const accountToolsTaskLabels = {
  announceAccessRequest: 'Annonce d’une demande d’accès',
} as const

export const mailChecksTaskLabels = {
  announceMailSettings: 'Annonce d’un changement des réglages d’e-mail',
} as const

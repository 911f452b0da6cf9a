export const answersTaskLabels = {
  sendAnswer: 'Réponse à un candidat',
  sendMorningMails: 'Candidats à qui répondre',
} as const

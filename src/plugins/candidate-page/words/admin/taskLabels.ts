export const candidatePageTaskLabels = {
  sendCandidateLinks: 'Lien de suivi à un candidat',
  sendCandidateCode: 'Code de la page de suivi à un candidat',
  reportWrongCandidate: 'Action d’un candidat, signalée à l’équipe',
} as const

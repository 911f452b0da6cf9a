export const jobApplicationsText = {
  labels: { singular: 'Candidature', plural: 'Candidatures' },
  description: 'Reçues par le formulaire du site. Seul leur statut se modifie.',
  candidateName: { label: 'Candidat' },
  candidateEmail: { label: 'E-mail' },
  candidatePhone: { label: 'Téléphone' },
  jobTitle: { label: 'Poste' },
  jobOffer: {
    label: 'Offre',
    description: 'Vide pour une candidature spontanée ou quand l’offre a été supprimée.',
  },
  source: {
    label: 'Origine',
    description:
      'Comment la visite a commencé. Vide quand le candidat n’a pas accepté la mesure d’audience.',
  },
  status: { label: 'Statut' },
  isSpam: { label: 'Indésirable' },
  spamMarkedAt: { label: 'Marquée le' },
  spamMarkedByName: { label: 'Marquée par' },
  spamMarkedBy: { label: 'Marquée avec le compte' },
  cv: { label: 'CV' },
  coverLetter: { label: 'Lettre de motivation' },
  coverLetterFile: { label: 'Lettre de motivation (fichier)' },
  createdAt: { label: 'Date' },
  awaitsAnswer: { label: 'À répondre' },
  answerDueOn: { label: 'Réponse' },
  answeredAt: { label: 'Répondu le' },
}

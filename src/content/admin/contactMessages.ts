export const contactMessagesText = {
  labels: { singular: 'Message', plural: 'Messages contact' },
  description: 'Reçus par le formulaire de contact. Seul leur statut se modifie.',
  name: { label: 'Nom' },
  email: { label: 'E-mail' },
  subject: { label: 'Sujet' },
  message: { label: 'Message' },
  status: { label: 'Statut' },
  createdAt: { label: 'Date' },
  errors: {
    stepBack:
      'Le statut d’un message ne revient pas en arrière. Actualisez la page pour voir où il en est.',
  },
}

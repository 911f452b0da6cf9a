export const contactMessagesText = {
  labels: { singular: 'Message', plural: 'Messages contact' },
  description: 'Reçus par le formulaire de contact. Seul leur statut se modifie.',
  name: { label: 'Nom' },
  email: { label: 'E-mail' },
  subject: { label: 'Sujet' },
  message: { label: 'Message' },
  status: { label: 'Statut' },
  createdAt: { label: 'Date' },
}

export const applicationNotesText = {
  labels: { singular: 'Note', plural: 'Notes internes' },
  application: { label: 'Candidature' },
  text: { label: 'Note' },
  author: { label: 'Compte de l’auteur' },
  authorName: { label: 'Auteur' },
  errors: {
    empty: 'Écrivez la note avant de l’ajouter.',
    tooLong: (limit: number) => `Une note ne dépasse pas ${limit} caractères.`,
  },
}

export const noteWords = {
  title: 'Notes internes',
  label: 'Nouvelle note',
  hint: 'Visible par l’équipe seulement, jamais par le candidat.',
  add: 'Ajouter la note',
  adding: 'Ajout…',
  added: 'Note ajoutée',
  addFailed: 'La note n’a pas été enregistrée. Votre texte est conservé : réessayez.',
  addUnheard:
    'Le serveur n’a pas répondu\u00A0: regardez si la note figure dans la liste avant de l’ajouter à nouveau. Votre texte est conservé.',
  delete: (author: string) => `Supprimer la note de ${author}`,
  deleteHeading: 'Supprimer la note',
  confirmDelete: 'Cette note disparaît pour toute l’équipe.',
  deleted: 'Note supprimée',
  deleteFailed: 'La note n’a pas été supprimée. Réessayez.',
  deletedAccount: 'Compte supprimé',
} as const

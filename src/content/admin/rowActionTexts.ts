/** Actions on the documents of the admin lists. */
export const rowActionTexts = {
  'job-offers': {
    open: 'Modifier l’offre',
    confirmDelete: 'Êtes-vous sûr de vouloir supprimer cette offre ?',
    deleted: 'Offre supprimée avec succès',
    created: 'Offre créée avec succès',
    updated: 'Offre modifiée avec succès',
    empty: 'Aucune offre',
  },
  'job-applications': {
    open: 'Voir les détails',
    confirmDelete: 'Êtes-vous sûr de vouloir supprimer cette candidature ?',
    deleted: 'Candidature supprimée avec succès',
    created: 'Candidature créée avec succès',
    updated: 'Candidature modifiée avec succès',
    empty: 'Aucune candidature',
  },
  'contact-messages': {
    open: 'Lire le message',
    confirmDelete: 'Êtes-vous sûr de vouloir supprimer ce message ?',
    deleted: 'Message supprimé avec succès',
    created: 'Message créé avec succès',
    updated: 'Message modifié avec succès',
    empty: 'Aucun message',
  },
} as const

export type ActionableCollection = keyof typeof rowActionTexts

export const rowActionErrors = {
  status: 'Erreur lors de la mise à jour du statut',
  deletion: 'Erreur lors de la suppression',
} as const

export const rowActionLabels = {
  column: 'Actions',
  delete: 'Supprimer',
  deleting: 'Suppression…',
  saving: 'Enregistrement…',
  cancel: 'Annuler',
  deleteHeading: 'Supprimer définitivement',
  trashHeading: 'Mettre à la corbeille',
  toTrash: 'Mettre à la corbeille',
  forGood: 'Supprimer définitivement',
  restored: 'Suppression annulée',
  notRestored: 'La suppression n’a pas pu être annulée. Cherchez dans la corbeille.',
  statusUpdated: 'Statut mis à jour avec succès',
  /** Confirmation after the publication of a page. */
  published: 'La page est en ligne',
  viewOnSite: 'Voir sur le site',
} as const

/** Accessible name of a button: its action and its row. */
export const rowActionButtonName = (action: string, subject: string) =>
  `${action}\u00A0: ${subject}`

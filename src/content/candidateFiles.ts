export const candidateFileSentences = {
  forbidden: 'Vous n’avez pas accès à ce fichier.',
  missing: 'Ce fichier n’existe plus.',
  expired:
    'Ce lien n’est plus valable. Retournez à la candidature et téléchargez le fichier à nouveau.',
  failed: 'Le fichier n’a pas pu être téléchargé. Réessayez dans quelques minutes.',
  unread: 'Le texte de ce document n’a pas pu être extrait. Téléchargez-le pour le lire.',
} as const

export const downloadFailureTitle = 'Téléchargement impossible'

export const candidateFileErrors = {
  forbidden: 'Vous n’avez pas accès à ce fichier.',
  missing: 'Ce fichier n’existe plus.',
  expired:
    'Ce lien n’est plus valable. Retournez à la candidature et téléchargez le fichier à nouveau.',
  pending: 'Ce fichier attend encore d’être examiné. Réessayez dans quelques minutes.',
  blocked: 'Ce fichier a été bloqué à l’examen\u00A0: il ne peut être ni lu ni téléchargé.',
  elsewhere:
    'Ce fichier se trouve encore sur le serveur qui l’a reçu, en attendant que le stockage réponde. Réessayez dans quelques minutes.',
  unreachable:
    'Le stockage des fichiers ne répond pas\u00A0: ce fichier n’est pas perdu. Réessayez dans quelques minutes\u00A0; si cela dure, prévenez la personne qui s’occupe du serveur.',
  failed: 'Le fichier n’a pas pu être téléchargé. Réessayez dans quelques minutes.',
  unread: 'Le texte de ce document n’a pas pu être extrait. Téléchargez-le pour le lire.',
} as const

export const downloadFailureTitle = 'Téléchargement impossible'

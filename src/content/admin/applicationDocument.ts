export const applicationDocumentWords = {
  contact: 'Coordonnées',
  offerGone: 'Offre supprimée ou candidature spontanée',
  seeOffer: 'Voir l’offre',
  writeByMail: 'Écrire un e-mail',
  files: 'Documents du candidat',
  cv: 'CV',
  letterFile: 'Lettre de motivation (fichier)',
  loading: 'Ouverture du document…',
  unreadable: 'Ce document n’a pas pu être affiché ici. Téléchargez-le pour le lire.',
  documentTitle: (file: string) => `Contenu de ${file}`,
  pages: (shown: number, total: number) =>
    total > shown
      ? `${shown} premières pages sur ${total}. Téléchargez le document pour lire la suite.`
      : total === 1
        ? '1 page'
        : `${total} pages`,
  textOnly: 'Texte extrait du document Word, sans mise en page.',
  textCut: 'Le texte est plus long : téléchargez le document pour lire la suite.',
  emptyText:
    'Ce document ne contient pas de texte, peut-être une image. Téléchargez-le pour le voir.',
  others: 'Autres candidatures de cette personne',
  noOthers: 'Aucune autre candidature avec cette adresse e-mail.',
  navigation: 'Passer d’une candidature à l’autre',
  previous: { short: 'Précédente', whole: 'Candidature précédente de la liste' },
  next: { short: 'Suivante', whole: 'Candidature suivante de la liste' },
  backToList: 'Revenir à la liste',
  left: (count: number) => `encore ${count}`,
  nextPending: 'Prochaine en attente',
  arrows: 'Les flèches ← et → du clavier passent d’une candidature à l’autre.',
} as const

/** Words for the state in which visitors see a page with drafts. */
export const publicationWords = {
  label: 'Statut\u00A0:',
  column: 'Statut',
  states: { changed: 'Modifié depuis la publication', draft: 'Brouillon', published: 'Publié' },
  trashed: { changed: 'Publié auparavant', published: 'Publié auparavant', draft: 'Brouillon' },
  discard: 'Abandonner le brouillon',
  discarding: 'Retour à la version en ligne…',
  heading: 'Abandonner le brouillon\u00A0?',
  body: 'La page revient à ce que les visiteurs voient, dans toutes les langues. Le brouillon reste dans l’onglet Versions, d’où il peut être restauré.',
  discarded: 'Brouillon abandonné\u00A0: la page est telle que les visiteurs la voient.',
  failed: 'Le brouillon n’a pas pu être abandonné. Réessayez.',
} as const

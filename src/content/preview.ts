/** What staff read while they look at a page that is not published yet. */
export const previewWords = {
  title: 'Aperçu du brouillon',
  explanation: 'Vous voyez la dernière version enregistrée, publiée ou non.',
  leave: 'Quitter l’aperçu',
  refusedTitle: 'Aperçu réservé à l’équipe',
  refused: 'Connectez-vous à l’administration, puis ouvrez de nouveau l’aperçu.',
  unknownTitle: 'Aperçu introuvable',
  unknown: 'Cette page n’a pas de brouillon.',
} as const

/** Texts of the preview of unpublished pages, for staff. */
export const previewWords = {
  title: 'Aperçu du brouillon',
  explanation: 'Vous voyez la dernière version enregistrée, publiée ou non.',
  leave: 'Quitter l’aperçu',
  refusedTitle: 'Aperçu réservé à l’équipe',
  refused: 'Connectez-vous à l’administration, puis ouvrez de nouveau l’aperçu.',
  unknownTitle: 'Aperçu introuvable',
  unknown: 'Cette page n’a pas de brouillon.',
  frame: 'Aperçu de la page',
} as const

/** Texts of the preview beside a form. */
export const formPreviewWords = {
  region: 'Aperçu',
  widths: 'Largeur de l’aperçu',
  phone: 'Téléphone',
  desktop: 'Ordinateur',
  pixels: (width: number) => `${width} pixels de large`,
  close: 'Fermer l’aperçu',
  missing: 'L’aperçu n’a pas pu être affiché.',
  retry: 'Réessayer',
  hint: 'Cliquez un texte ou une image pour aller à son champ.',
  states: {
    rendered: '',
    failed: 'Cette saisie ne peut pas encore être montrée\u00A0: l’aperçu reste comme il était.',
    refused: 'Votre session est terminée\u00A0: connectez-vous de nouveau pour voir l’aperçu.',
    unknown: 'Cette page n’existe plus.',
    elsewhere: 'Ce contenu s’écrit ailleurs que dans ce formulaire.',
  },
} as const

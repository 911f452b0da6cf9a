/** Words for the preview of a page in search engines and social networks. */
export const searchResultText = {
  title: 'Ce que les autres montreront',
  search: 'Dans un moteur de recherche',
  social: 'Sur les réseaux sociaux',
  pictureAlt: 'Image pour les réseaux sociaux',
  drawn: 'L’image est composée à partir du titre publié.',
  fallsBack: (missing: readonly string[]) =>
    `Rien n’est écrit pour les moteurs de recherche\u00A0: ${missing.join(' et ')} de la page en tient lieu.`,
  untitled: 'Paraît ici dès que le titre est écrit.',
  pageTitle: 'le titre',
  pageSummary: 'le résumé',
  noDescription: 'Sans description, le moteur de recherche choisit lui-même un passage de la page.',
} as const

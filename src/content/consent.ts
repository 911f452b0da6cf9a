// Apart from the banner's own words: those only go to whoever is asked.
export const consentWords = {
  announcement:
    'Un bandeau vous demande vos choix en matière de cookies. Il précède le contenu de la page.',
  manage: 'Gérer les cookies',
} as const

export const homeWords = {
  latestOffers: 'Nos dernières offres',
  latestOffersIntro: 'Trois postes ouverts cette saison, parmi d’autres.',
  allOffers: 'Voir toutes les offres',
} as const

/** One page of each kind, with its name in the tables. */
export const PAGES = {
  home: '/',
  expertise: '/expertises/science-donnees',
  sector: '/secteurs/banque-finance',
  values: '/notre-adn/bien-etre-travail',
  'job list': '/nos-offres',
  form: '/postuler/candidature-spontanee',
} as const
export type PageName = keyof typeof PAGES
export const PAGE_NAMES = Object.keys(PAGES).filter((name): name is PageName => name in PAGES)

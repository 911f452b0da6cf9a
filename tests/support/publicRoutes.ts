/** Every public page of the specification. */
export const PUBLIC_ROUTES = [
  '/',
  '/notre-adn',
  '/notre-adn/bien-etre-travail',
  '/notre-adn/diversite-inclusion',
  '/notre-adn/responsabilite-environnementale',
  '/notre-adn/formation-continue',
  '/notre-adn/impact-social',
  '/notre-adn/ethique-transparence',
  '/nos-offres',
  '/postuler/candidature-spontanee',
  '/expertises/construction-applications',
  '/expertises/conseil-metier',
  '/expertises/science-donnees',
  '/expertises/infrastructure-cyber',
  '/secteurs/banque-finance',
  '/secteurs/energie-environnement',
  '/secteurs/assurance',
  '/secteurs/retail-luxe',
  '/secteurs/lifesciences',
  '/secteurs/infrastructure',
  '/mentions-legales',
] as const

/** The states of these pages with a URL of their own. */
const PUBLIC_PAGE_STATES = [
  '/nos-offres?recherche=zzzzzz',
  // No journey changes this part of the list.
  '/nos-offres?categorie=science-donnees',
  '/postuler/gardienne-de-phare',
  '/postuler/candidature-spontanee/merci?fichiers=cv,lettre',
  '/contact/merci',
  '/contact/corriger?saisie=00000000-0000-4000-8000-000000000000',
] as const

export const PUBLIC_ADDRESSES = [...PUBLIC_ROUTES, ...PUBLIC_PAGE_STATES]
export type PublicAddress = (typeof PUBLIC_ADDRESSES)[number]

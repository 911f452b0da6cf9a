/** The navigation of a site whose settings nobody has touched yet, in its order. */
export const defaultNavigationItems = [
  { label: 'Accueil', url: '/', isActive: true },
  { label: 'Nos Expertises', url: '/#expertises', isActive: true },
  { label: 'Nos Secteurs', url: '/#secteurs', isActive: true },
  { label: 'Notre ADN', url: '/notre-adn', isActive: true },
  { label: 'Nos Offres', url: '/nos-offres', isActive: true },
  { label: 'Contact', url: '/#contact', isActive: true },
]

export const newNavigationItem = { label: 'Nouvel item', url: '/' }

/** Texts on every page: header, menu, footer, 404. */
export const siteWords = {
  skipToContent: 'Aller au contenu',
  breadcrumb: 'Fil d’Ariane',
  home: 'Accueil',
  homeOf: (company: string) => `${company}, accueil`,
  coordinates: 'Coordonnées',
  phone: 'Téléphone',
  email: 'E-mail',
  linkedIn: (company: string) => `${company} sur LinkedIn`,
  twitter: (company: string) => `${company} sur X (Twitter)`,
  quickLinks: 'Liens rapides',
  expertises: 'Nos expertises',
  offices: 'Nos bureaux',
  legalNotice: 'Mentions légales',
  newTab: '(nouvel onglet)',
  quotation: '«\u00A0{text}\u00A0»',
  copyright: (company: string) => `© ${company}. Tous droits réservés.`,
} as const

/** The fixed texts of the menu. */
export const menuWords = {
  mainNavigation: 'Navigation principale',
  openMenu: 'Menu',
  closeMenu: 'Fermer le menu',
  contactUs: 'Contactez-nous',
} as const

export const maintenanceWords = {
  title: 'Site en maintenance',
  explanation:
    'Une opération de maintenance est en cours. Elle est de courte durée : revenez dans quelques minutes.',
  meanwhile: 'D’ici là, nos équipes restent joignables :',
} as const

export const notFoundWords = {
  code: '404',
  title: 'Page non trouvée',
  explanation:
    'L’adresse est peut-être incomplète, ou la page a été déplacée. Nos offres et nos expertises, elles, n’ont pas bougé.',
  back: 'Page précédente',
  home: 'Retour à l’accueil',
  offers: 'Voir nos offres d’emploi',
} as const

/** Texts of the notice for a page that exists only in another language. */
export const untranslatedWords = {
  title: 'Cette page n’est pas encore traduite',
  explanation: (language: string) => `Pour l’instant, elle n’existe qu’en ${language}.`,
  read: (language: string) => `La lire en ${language}`,
} as const

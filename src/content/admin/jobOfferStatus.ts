export const jobOfferStatus = {
  active: 'Actif',
  inactive: 'Inactif',
  activePlural: 'Actives',
  inactivePlural: 'Inactives',
  activated: 'Offre activée avec succès',
  deactivated: 'Offre désactivée avec succès',
  activate: (title: string) => `Activer l’offre «\u00A0${title}\u00A0»`,
  deactivate: (title: string) => `Désactiver l’offre «\u00A0${title}\u00A0»`,
  published: (date: string) => `Publié le ${date}`,
  dated: (date: string) => `Datée du ${date}`,
} as const

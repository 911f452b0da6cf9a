export const jobOfferStatus = {
  active: 'Actif',
  inactive: 'Inactif',
  activated: 'Offre activée avec succès',
  deactivated: 'Offre désactivée avec succès',
  activate: (title: string) => `Activer l’offre « ${title} »`,
  deactivate: (title: string) => `Désactiver l’offre « ${title} »`,
  published: (date: string) => `Publié le ${date}`,
} as const

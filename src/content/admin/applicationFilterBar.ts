/** The bar above the list of applications. */
export const filterBarWords = {
  region: 'Filtrer les candidatures',
  offer: 'Offre',
  everyOffer: 'Toutes les offres',
  noOffer: 'Sans offre (spontanées…)',
  /** An offer that is not among those listed, by its number. */
  otherOffer: (id: number) => `Offre n° ${id}`,
  status: 'Statut',
  everyStatus: 'Tous les statuts',
  from: 'Du',
  until: 'Au',
  /** At the two dates, when nothing can lie between them. */
  reversed:
    'La date «\u00A0Du\u00A0» est après la date «\u00A0Au\u00A0»\u00A0: aucune candidature ne peut être trouvée.',
  clear: 'Effacer les filtres',
  /** On a narrow screen the bar is folded. */
  unfold: 'Filtrer',
  unfoldActive: 'Filtrer (en vigueur)',
  advanced: 'Des filtres avancés sont en vigueur («\u00A0Filtres\u00A0» ci-dessous).',
  more: (count: number) => (count > 1 ? `et ${count} autres conditions` : 'et une autre condition'),
} as const

export const savedFilterWords = {
  label: 'Filtres enregistrés',
  none: 'Choisir…',
  save: 'Enregistrer ces filtres',
  name: 'Nom de ces filtres',
  namePlaceholder: 'Par exemple «\u00A0À traiter, data\u00A0»',
  confirm: 'Enregistrer',
  cancel: 'Annuler',
  remove: (title: string) => `Supprimer les filtres enregistrés «\u00A0${title}\u00A0»`,
  saved: 'Filtres enregistrés',
  removed: 'Filtres supprimés',
  failed: 'Les filtres n’ont pas pu être enregistrés. Réessayez.',
  removalFailed: 'Les filtres n’ont pas pu être supprimés. Réessayez.',
} as const

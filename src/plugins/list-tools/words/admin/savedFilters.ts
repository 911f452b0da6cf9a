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

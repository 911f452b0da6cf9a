/** What is said of the rows that are ticked in a list, and of what is done with them at once. */
export const selectionWords = {
  region: 'Lignes cochées',
  count: (count: number) => (count > 1 ? `${count} lignes cochées` : '1 ligne cochée'),
  all: 'Tout cocher',
  row: (name: string) => `Cocher\u00A0: ${name}`,
  clear: 'Tout décocher',
  setStatus: 'Changer le statut',
  undo: 'Annuler',
  undone: 'Changement annulé',
} as const

export const offerSelectionWords = {
  activate: 'Activer',
  deactivate: 'Désactiver',
  activated: (count: number) =>
    count > 1 ? `${count} offres activées avec succès` : 'Offre activée avec succès',
  deactivated: (count: number) =>
    count > 1 ? `${count} offres désactivées avec succès` : 'Offre désactivée avec succès',
} as const

export const statusSelectionWords = {
  updated: (count: number) =>
    count > 1 ? `${count} statuts mis à jour avec succès` : 'Statut mis à jour avec succès',
} as const

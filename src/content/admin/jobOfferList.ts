/** What the list of offers says beside the offers themselves. */
export const jobOfferListWords = {
  applications: (count: number) =>
    count > 1 ? `${count.toLocaleString('fr-FR')} candidatures` : `${count} candidature`,
  noApplication: 'Aucune',
  noApplicationYet: 'Aucune candidature pour le moment',
  applicationsColumn: 'Candidatures',
  duplicate: 'Dupliquer',
  duplicated: 'Offre dupliquée\u00A0: la copie est inactive',
  duplicationFailed: 'L’offre n’a pas pu être dupliquée. Réessayez.',
  /** At the top of the start page: what should have happened by itself and has not. */
  late: (count: number) =>
    count > 1
      ? `${count} offres n’ont pas été mises en ligne ou retirées à l’heure prévue. Les tâches du site sont peut-être arrêtées.`
      : 'Une offre n’a pas été mise en ligne ou retirée à l’heure prévue. Les tâches du site sont peut-être arrêtées.',
  seeLate: 'Voir les offres',
} as const

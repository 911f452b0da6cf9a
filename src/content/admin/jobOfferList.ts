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
} as const

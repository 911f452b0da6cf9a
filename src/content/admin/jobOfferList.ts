/** Texts of the list of offers. */
export const jobOfferListWords = {
  applications: (count: number) =>
    count > 1 ? `${count.toLocaleString('fr-FR')} candidatures` : `${count} candidature`,
  noApplication: 'Aucune',
  noApplicationYet: 'Aucune candidature pour le moment',
  applicationsColumn: 'Candidatures',
  duplicate: 'Dupliquer',
  duplicated: 'Offre dupliquée\u00A0: la copie est inactive',
  duplicationFailed: 'L’offre n’a pas pu être dupliquée. Réessayez.',
  /** Notice on the dashboard about offers whose scheduled change is late. */
  late: (titles: readonly string[]) =>
    titles.length > 1
      ? `${titles.length} offres n’ont pas été mises en ligne ou retirées à l’heure prévue\u00A0: ${quoteFirstTitles(titles)}. Les tâches du site sont peut-être arrêtées.`
      : `L’offre ${quoteFirstTitles(titles)} n’a pas été mise en ligne ou retirée à l’heure prévue. Les tâches du site sont peut-être arrêtées.`,
  seeLate: (count: number) => (count > 1 ? 'Voir les offres' : 'Voir l’offre'),
} as const

const MAX_QUOTED_TITLES = 3

/** Puts the first titles in quotation marks. */
function quoteFirstTitles(titles: readonly string[]): string {
  const shown = titles.slice(0, MAX_QUOTED_TITLES).map((title) => `«\u00A0${title}\u00A0»`)
  return [...shown, ...(titles.length > MAX_QUOTED_TITLES ? ['…'] : [])].join(', ')
}

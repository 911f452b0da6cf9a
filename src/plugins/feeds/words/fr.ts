/** The texts of the job list's feeds. */
export const frenchFeedWords = {
  title: 'Offres d’emploi',
  quoted: (text: string) => `«\u00A0${text}\u00A0»`,
  description: (company: string) => `Les postes ouverts chez ${company}, les plus récents d’abord.`,
} as const

/** What the feeds of the job list say of themselves. */
export const feedWords = {
  title: 'Offres d’emploi',
  quoted: (text: string) => `«\u00A0${text}\u00A0»`,
  description: (company: string) => `Les postes ouverts chez ${company}, les plus récents d’abord.`,
} as const

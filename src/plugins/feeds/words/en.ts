/** The texts of the job list's feeds. */
export const englishFeedWords = {
  title: 'Vacancies',
  quoted: (text: string) => `“${text}”`,
  description: (company: string) =>
    `The open positions at ${company}, newest first. Vacancies are written in French.`,
} as const

/** What the feeds of the job list say of themselves. */
export const feedWords = {
  title: 'Vacancies',
  quoted: (text: string) => `“${text}”`,
  description: (company: string) =>
    `The open positions at ${company}, newest first. Vacancies are written in French.`,
} as const

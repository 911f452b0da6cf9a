const numberFormat = new Intl.NumberFormat('fr-FR')
const percentFormat = new Intl.NumberFormat('fr-FR', { style: 'percent' })
const monthFormat = new Intl.DateTimeFormat('fr-FR', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** Share of replies sent in time. */
export const onTimeRepliesWords = {
  title: 'Réponses tenues',
  explanation:
    'Les candidatures dont le jour promis est passé, et celles qui avaient leur réponse ce jour-là.',
  none: 'Aucun jour promis n’est encore passé.',
  month: 'Mois',
  promised: 'Promises',
  kept: 'À temps',
  share: 'Part',
  /** @param month YYYY-MM */
  monthName: (month: string) => monthFormat.format(new Date(`${month}-01`)),
  figure: (value: number) => numberFormat.format(value),
  shareOf: (part: number) => percentFormat.format(part),
} as const

/** The filter of the list of applications. */
export const unansweredFilterLabel = 'À répondre'

/** On the dashboard. */
export const unansweredApplicationsSentence = (all: number, overdue: number) =>
  overdue > 0
    ? `Candidatures sans réponse\u00A0: ${numberFormat.format(all)}, dont ${numberFormat.format(overdue)} en retard`
    : `Candidatures sans réponse\u00A0: ${numberFormat.format(all)}`

/** In the profile of a staff member. */
export const dueRepliesMailFieldText = {
  label: 'Me dire chaque matin à qui répondre',
  description:
    'Un e-mail par jour, à partir de 8 h, s’il y a des candidatures dont la réponse est due aujourd’hui ou en retard. Chacun le choisit pour soi.',
} as const

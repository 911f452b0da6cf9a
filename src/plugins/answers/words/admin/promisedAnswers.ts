const inDays = (count: number) => `${count} jour${count > 1 ? 's' : ''}`

export const dueWords = {
  filter: 'À répondre',
  /** Label where no column heading exists. */
  before: 'Réponse\u00A0:',
  /** Short form for lists. */
  inList: (days: number) => {
    if (days < 0) return `retard\u00A0${-days}\u00A0j`
    return days === 0 ? 'aujourd’hui' : `dans\u00A0${days}\u00A0j`
  },
  done: 'Répondu',
  /** @param days until the promised day; negative after it */
  left: (days: number): string => {
    if (days < 0) return `En retard de ${inDays(-days)}`
    return days === 0 ? 'Aujourd’hui' : `Dans ${inDays(days)}`
  },
} as const

const count = new Intl.NumberFormat('fr-FR')
const share = new Intl.NumberFormat('fr-FR', { style: 'percent' })
const monthOf = new Intl.DateTimeFormat('fr-FR', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** Share of replies sent in time. */
export const answerShareWords = {
  title: 'Réponses tenues',
  explanation:
    'Les candidatures dont le jour promis est passé, et celles qui avaient leur réponse ce jour-là.',
  none: 'Aucun jour promis n’est encore passé.',
  month: 'Mois',
  promised: 'Promises',
  kept: 'À temps',
  share: 'Part',
  /** @param month YYYY-MM */
  monthName: (month: string) => monthOf.format(new Date(`${month}-01`)),
  figure: (value: number) => count.format(value),
  shareOf: (part: number) => share.format(part),
} as const

/** On the dashboard. */
export const toAnswerWords = (all: number, overdue: number) =>
  overdue > 0
    ? `Candidatures sans réponse\u00A0: ${count.format(all)}, dont ${count.format(overdue)} en retard`
    : `Candidatures sans réponse\u00A0: ${count.format(all)}`

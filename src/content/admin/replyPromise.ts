const formatDays = (count: number) => `${count} jour${count > 1 ? 's' : ''}`

/** Words about the day by which a candidate was promised a reply. */
export const promisedReplyDateWords = {
  /** The label where no column heading exists. */
  before: 'Réponse\u00A0:',
  /** The short form for lists. */
  inList: (days: number) => {
    if (days < 0) return `retard\u00A0${-days}\u00A0j`
    return days === 0 ? 'aujourd’hui' : `dans\u00A0${days}\u00A0j`
  },
  done: 'Répondu',
  withdrawn: 'Retirée',
  /** @param days until the promised day; negative after it */
  left: (days: number): string => {
    if (days < 0) return `En retard de ${formatDays(-days)}`
    return days === 0 ? 'Aujourd’hui' : `Dans ${formatDays(days)}`
  },
} as const

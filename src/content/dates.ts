const TIME_ZONE = 'Europe/Paris'

const day = new Intl.DateTimeFormat('fr-FR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: TIME_ZONE,
})

const dayAndTime = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
})

/** JJ/MM/AAAA, as the day is in Paris. */
export const formatDate = (date: Date | string) => day.format(new Date(date))

/** JJ/MM/AAAA HH:MM, Paris time. */
export const formatDateTime = (date: Date | string) => dayAndTime.format(new Date(date))

const nbsp = '\u00A0'

/** The reason why a form was not saved: the error response of optimistic locking. */
export const outdatedSaveWords = {
  newer: (by: string | null, at: string) =>
    by
      ? `${by} a enregistré une version plus récente à ${at}.`
      : `Une version plus récente a été enregistrée à ${at}.`,
  busy: 'Un autre enregistrement est en cours à cet instant.',
} as const

/** Changes « 14:02 » to « 14 h 02 ». */
export const formatFrenchClockTime = (clock: string) => clock.replace(':', `${nbsp}h${nbsp}`)

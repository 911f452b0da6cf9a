import type { RetentionNoticeWords } from './retentionNotice'

/** Below the application form. */
export const retentionNoticeWords: RetentionNoticeWords = {
  rejectedMonths: (months) => `${formatMonths(months)} après un refus`,
  withdrawnMonths: (months) => `${formatMonths(months)} après le retrait de votre candidature`,
  applicationMonths: (months) =>
    `${formatMonths(months)} après notre dernier échange si rien n’est décidé`,
  sentence: ([...parts]) => {
    const last = parts.pop()
    return `Votre candidature et ses fichiers sont effacés ${parts.join(', ')} et ${last}.`
  },
}

export function formatMonths(months: number) {
  if (months % 12 !== 0) return months === 1 ? 'un mois' : `${months}\u00A0mois`
  return months === 12 ? 'un an' : `${['deux', 'trois', 'quatre', 'cinq'][months / 12 - 2]} ans`
}

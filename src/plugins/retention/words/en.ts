import type { RetentionNoticeWords } from './retentionNotice'

/** Below the application form. */
export const retentionNoticeWords: RetentionNoticeWords = {
  rejectedMonths: (months) => `${formatMonths(months)} after a rejection`,
  withdrawnMonths: (months) => `${formatMonths(months)} after you withdraw it`,
  applicationMonths: (months) =>
    `${formatMonths(months)} after our last exchange if nothing is decided`,
  sentence: ([...parts]) => {
    const last = parts.pop()
    return `Your application and its files are deleted ${parts.join(', ')}, and ${last}.`
  },
}

function formatMonths(months: number) {
  if (months % 12 !== 0) return months === 1 ? 'one month' : `${months} months`
  return months === 12 ? 'one year' : `${['two', 'three', 'four', 'five'][months / 12 - 2]} years`
}

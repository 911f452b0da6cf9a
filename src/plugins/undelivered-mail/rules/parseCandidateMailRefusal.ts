import {
  parsePermanentMailRefusal,
  shortenToOneLine,
  splitFailures,
} from '@/src/domain/mails/deliveryFailures'

/**
 * The server's reply when it refused a mail to the candidate for good; otherwise null. Of an
 * announcement only the acknowledgement is for the candidate.
 */
export function parseCandidateMailRefusal(failure: string): string | null {
  const toCandidate = splitFailures(failure).find(
    ({ channel }) => channel === null || channel === 'acknowledgement',
  )
  const reply = toCandidate ? parsePermanentMailRefusal(toCandidate.reason) : null
  return reply === null ? null : shortenToOneLine(reply)
}

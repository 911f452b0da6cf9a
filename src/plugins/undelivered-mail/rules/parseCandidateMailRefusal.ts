import { shortenToOneLine } from '@/src/domain/mails/deliveryFailures'

// The texts are nodemailer's, for a refusal after RCPT TO or DATA. Other steps concern the server
// or the sender, not the recipient. Of an announcement only the acknowledgement is for the candidate.
const PERMANENT_REFUSAL_PATTERN =
  /(?:^|acknowledgement: )(?:\w*Error: )?(?:Can't send mail - all recipients were rejected|Data command failed|Message failed): (5\d\d[ -][^·]*)/

/** The server's reply when it refused a mail to the candidate for good; otherwise null. */
export function parseCandidateMailRefusal(failure: string): string | null {
  const reply = PERMANENT_REFUSAL_PATTERN.exec(failure)?.[1]
  return reply === undefined ? null : shortenToOneLine(reply)
}

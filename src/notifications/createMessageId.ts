import type { MailSettings } from '@/src/domain/mails/mailSettings'
import type { ApplicationFileField } from '@/src/domain/submissions/applicationForm'

/** Makes a Message-ID that is the same for each retry: mail programs show duplicates only once. */
export function createMessageId(
  occasion:
    | 'application'
    | 'acknowledgement'
    | `another-${ApplicationFileField}`
    | 'message'
    | 'reply'
    | 'answer'
    | 'morning'
    | 'weekly'
    | 'monthly'
    | 'mention'
    | 'candidate-link'
    | 'candidate-code'
    | 'keep-consent'
    | 'not-the-candidate',
  subject: { id: number; createdAt: string },
  { sender }: MailSettings,
): string {
  const domain = sender.address.split('@').at(-1)
  return `<${occasion}-${subject.id}-${Date.parse(subject.createdAt)}@${domain}>`
}

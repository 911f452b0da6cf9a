import type { MailSettings } from '@/src/domain/mails/mailSettings'
import type { ApplicationFileField } from '@/src/domain/submissions/applicationForm'

type ApplicationMailKind =
  | 'application'
  | 'acknowledgement'
  | `another-${ApplicationFileField}`
  | 'answer'
  | 'mention'
  | 'candidate-link'
  | 'candidate-code'
  | 'keep-consent'
  | 'not-the-candidate'
  | 'withdrawal'
  | 'erasure-request'
type MessageMailKind = 'message' | 'reply'
type StaffMailKind = 'morning' | 'weekly' | 'monthly'

type MailTopicDocument = { id: number; createdAt: string }
type ApplicationsOfMail = { applications: readonly number[] }
type MessagesOfMail = { messages: readonly number[] }

/**
 * Makes a Message-ID that is the same for each retry: mail programs show duplicates only once. It
 * contains the ids of the applications or messages that the mail is about, so that a mail stored as
 * a file is deleted with them.
 */
export function createMessageId(
  occasion: ApplicationMailKind,
  subject: MailTopicDocument & ApplicationsOfMail,
  settings: Pick<MailSettings, 'sender'>,
): string
export function createMessageId(
  occasion: MessageMailKind,
  subject: MailTopicDocument & MessagesOfMail,
  settings: Pick<MailSettings, 'sender'>,
): string
export function createMessageId(
  occasion: StaffMailKind,
  subject: MailTopicDocument,
  settings: Pick<MailSettings, 'sender'>,
): string
export function createMessageId(
  occasion: string,
  subject: MailTopicDocument & Partial<ApplicationsOfMail & MessagesOfMail>,
  { sender }: Pick<MailSettings, 'sender'>,
): string {
  const { applications = [], messages = [] } = subject
  const parts = [
    `${occasion}-${subject.id}-${Date.parse(subject.createdAt)}`,
    ...applications.map((id) => `application-${id}`),
    ...messages.map((id) => `message-${id}`),
  ]
  return `<${parts.join('.')}@${sender.address.split('@').at(-1)}>`
}

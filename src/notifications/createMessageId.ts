import type { MailSettings } from '@/src/domain/mails/mailSettings'
import type { ApplicationFileField } from '@/src/domain/submissions/applicationForm'

type ApplicationMail =
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
type MessageMail = 'message' | 'reply'
type StaffMail = 'morning' | 'weekly' | 'monthly'

type MailSubject = { id: number; createdAt: string }
type SubjectApplications = { applications: readonly number[] }
type SubjectMessages = { messages: readonly number[] }

/**
 * Makes a Message-ID that is the same for each retry: mail programs show duplicates only once. It
 * contains the ids of the applications or messages that the mail is about, so that a mail stored as
 * a file is deleted with them.
 */
export function createMessageId(
  occasion: ApplicationMail,
  subject: MailSubject & SubjectApplications,
  settings: Pick<MailSettings, 'sender'>,
): string
export function createMessageId(
  occasion: MessageMail,
  subject: MailSubject & SubjectMessages,
  settings: Pick<MailSettings, 'sender'>,
): string
export function createMessageId(
  occasion: StaffMail,
  subject: MailSubject,
  settings: Pick<MailSettings, 'sender'>,
): string
export function createMessageId(
  occasion: string,
  subject: MailSubject & Partial<SubjectApplications & SubjectMessages>,
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

import type { MailSettings } from '@/src/domain/mails/mailSettings'

/** What a mail is about: records of visitors, or none, as in the figures that staff receive. */
type MailSubject = { id: number; createdAt: string } & (
  | { applications: readonly number[] }
  | { messages: readonly number[] }
  | { isAboutNoRecord: true }
)

/**
 * Makes a Message-ID that is the same for each retry: mail programs show duplicates only once. It
 * contains the ids of the applications or messages that the mail is about, so that a mail stored as
 * a file is deleted with them. @param occasion differs between mails about the same record
 */
export function createMessageId(
  occasion: string,
  subject: MailSubject,
  { sender }: Pick<MailSettings, 'sender'>,
): string {
  const parts = [
    `${occasion}-${subject.id}-${Date.parse(subject.createdAt)}`,
    ...('applications' in subject ? subject.applications.map((id) => `application-${id}`) : []),
    ...('messages' in subject ? subject.messages.map((id) => `message-${id}`) : []),
  ]
  return `<${parts.join('.')}@${sender.address.split('@').at(-1)}>`
}

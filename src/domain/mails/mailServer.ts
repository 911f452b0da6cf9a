/** The stored settings that decide which server receives the mails; the password is encrypted. */
export type SavedMailServer = {
  smtpHost: string | null
  smtpPort: number
  smtpUser: string | null
  smtpPassword: string | null
  /** The sender address, to which undeliverable mails return. */
  fromEmail: string | null
}

export const SMTP_SUBMISSION_PORT = 587

/** Key in the key-value store: when a server last accepted a mail of the site. */
export const LAST_ACCEPTED_MAIL_KEY = 'last-mail'

type PartialMailServer =
  | { [Name in keyof SavedMailServer]?: SavedMailServer[Name] | null }
  | null
  | undefined

export function mailServerOfSettings(settings: PartialMailServer): SavedMailServer {
  return {
    smtpHost: settings?.smtpHost || null,
    smtpPort: settings?.smtpPort ?? SMTP_SUBMISSION_PORT,
    smtpUser: settings?.smtpUser || null,
    smtpPassword: settings?.smtpPassword || null,
    fromEmail: settings?.fromEmail || null,
  }
}

export function isSameMailServer(one: SavedMailServer, other: SavedMailServer): boolean {
  return (
    isSameMailServerAccount(one, other) &&
    one.smtpPassword === other.smtpPassword &&
    one.fromEmail === other.fromEmail
  )
}

/** Whether the password of one server may be sent to the other. */
export function isSameMailServerAccount(one: SavedMailServer, other: SavedMailServer): boolean {
  return (
    one.smtpHost === other.smtpHost &&
    one.smtpPort === other.smtpPort &&
    one.smtpUser === other.smtpUser
  )
}

type MailServerChange = {
  before: SavedMailServer
  after: SavedMailServer
  confirmed: SavedMailServer
  by: { mayConfirm: boolean; confirms: boolean }
}

/**
 * The server for mails that could give Super Administrator access, such as password links. It
 * changes only when a Super Administrator saves the settings; a change by a lower role waits for
 * confirmation.
 */
export function confirmedServerAfterChange({
  before,
  after,
  confirmed,
  by,
}: MailServerChange): SavedMailServer {
  const nothingWaited = isSameMailServer(before, confirmed)
  return by.mayConfirm && (nothingWaited || by.confirms) ? after : confirmed
}

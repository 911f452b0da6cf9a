/** What decides which way mails go and who may read them there, as stored: the password enciphered. */
export type SavedServer = {
  smtpHost: string | null
  smtpPort: number
  smtpUser: string | null
  smtpPassword: string | null
  /** What comes back undelivered goes to the sender. */
  fromEmail: string | null
}

export const SUBMISSION_PORT = 587

/** Where in the store of keys and values stands when a server last took a mail of the site. */
export const LAST_MAIL_KEY = 'last-mail'

type Settings = { [Name in keyof SavedServer]?: SavedServer[Name] | null } | null | undefined

export function savedServer(settings: Settings): SavedServer {
  return {
    smtpHost: settings?.smtpHost || null,
    smtpPort: settings?.smtpPort ?? SUBMISSION_PORT,
    smtpUser: settings?.smtpUser || null,
    smtpPassword: settings?.smtpPassword || null,
    fromEmail: settings?.fromEmail || null,
  }
}

export function isSameServer(one: SavedServer, other: SavedServer): boolean {
  return (
    isSameMailbox(one, other) &&
    one.smtpPassword === other.smtpPassword &&
    one.fromEmail === other.fromEmail
  )
}

/** Whether a password given for the one may be shown to the other. */
export function isSameMailbox(one: SavedServer, other: SavedServer): boolean {
  return (
    one.smtpHost === other.smtpHost &&
    one.smtpPort === other.smtpPort &&
    one.smtpUser === other.smtpUser
  )
}

type Change = {
  before: SavedServer
  after: SavedServer
  confirmed: SavedServer
  by: { mayConfirm: boolean; confirms: boolean }
}

/**
 * The server for mails that could make a reader Super Administrator. It follows the settings only as
 * far as Super Administrators change them; what a lesser role changed waits until one confirms it.
 */
export function serverConfirmedAfter({ before, after, confirmed, by }: Change): SavedServer {
  const nothingWaited = isSameServer(before, confirmed)
  return by.mayConfirm && (nothingWaited || by.confirms) ? after : confirmed
}

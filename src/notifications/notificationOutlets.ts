import path from 'node:path'

/**
 * The configured destinations of notifications. The mail settings are content, and are read for
 * each mail.
 */
export type NotificationOutlets = {
  /** The base URL of links. */
  siteUrl: string | undefined
  mail: MailOutlet
  slack: SlackChannelConfig | null
}

export type MailOutlet = {
  /** The server used until the e-mail settings name one. */
  smtpUrl: string | undefined
  /** The folder in which mails are stored while no server is configured. */
  directory: string
  /** Internal names, addresses and networks that the mail settings may use. */
  allowedHosts: readonly string[]
  timeoutMs?: number
}

export type SlackChannelConfig = {
  apiUrl: string
  token: string
  channel: string
  timeoutMs?: number
}

type NotificationEnvironment = {
  DATA_DIR: string
  SITE_URL?: string
  LOCAL_URL?: string
  SMTP_URL?: string
  ALLOWED_INTERNAL_HOSTS: readonly string[]
  SLACK_API_URL: string
  SLACK_BOT_TOKEN?: string
  SLACK_CHANNEL?: string
}

export function createNotificationOutlets(env: NotificationEnvironment): NotificationOutlets {
  const { SLACK_API_URL: apiUrl, SLACK_BOT_TOKEN: token, SLACK_CHANNEL: channel } = env
  return {
    siteUrl: env.SITE_URL ?? env.LOCAL_URL,
    mail: {
      smtpUrl: env.SMTP_URL,
      directory: path.join(env.DATA_DIR, 'mails'),
      allowedHosts: env.ALLOWED_INTERNAL_HOSTS,
    },
    slack: token && channel ? { apiUrl, token, channel } : null,
  }
}

/** Returns the URL of a document in the admin; null when the URL of the site is unknown. */
export function adminDocumentUrl(
  { siteUrl }: NotificationOutlets,
  collection: string,
  id: number,
): string | null {
  return siteUrl ? `${siteUrl}/admin/collections/${collection}/${id}` : null
}

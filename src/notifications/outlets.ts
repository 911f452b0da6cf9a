import path from 'node:path'

/** Where notifications go besides the mail settings, which are content and read at each send. */
export type Outlets = {
  /** The address that links start with. */
  siteUrl: string | undefined
  mail: MailOutlet
  slack: SlackChannel | null
}

export type MailOutlet = {
  /** The server used until the e-mail settings name one. */
  smtpUrl: string | undefined
  /** Where mails are kept while there is no server at all. */
  directory: string
  /** Names, addresses and networks inside the house that the settings may lead to all the same. */
  allowedHosts: readonly string[]
  timeoutMs?: number
}

export type SlackChannel = {
  apiUrl: string
  token: string
  channel: string
  timeoutMs?: number
}

type Environment = {
  DATA_DIR: string
  SITE_URL?: string
  LOCAL_URL?: string
  SMTP_URL?: string
  ALLOWED_INTERNAL_HOSTS: readonly string[]
  SLACK_API_URL: string
  SLACK_BOT_TOKEN?: string
  SLACK_CHANNEL?: string
}

export function outletsFrom(env: Environment): Outlets {
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

/** The document's page in the administration; null while the site's address is not known. */
export function adminUrl({ siteUrl }: Outlets, collection: string, id: number): string | null {
  return siteUrl ? `${siteUrl}/admin/collections/${collection}/${id}` : null
}

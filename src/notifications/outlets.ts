/** Where announcements go besides the mail settings, which are content and read at each send. */
export type Outlets = {
  /** The address that links start with. */
  siteUrl: string | undefined
  slack: SlackChannel | null
}

export type SlackChannel = {
  apiUrl: string
  token: string
  channel: string
  timeoutMs?: number
}

type Environment = {
  SITE_URL?: string
  LOCAL_URL?: string
  SLACK_API_URL: string
  SLACK_BOT_TOKEN?: string
  SLACK_CHANNEL?: string
}

export function outletsFrom(env: Environment): Outlets {
  const { SLACK_API_URL: apiUrl, SLACK_BOT_TOKEN: token, SLACK_CHANNEL: channel } = env
  const siteUrl = env.SITE_URL ?? env.LOCAL_URL
  return { siteUrl, slack: token && channel ? { apiUrl, token, channel } : null }
}

/** The document's page in the administration; null while the site's address is not known. */
export function adminUrl({ siteUrl }: Outlets, collection: string, id: number): string | null {
  return siteUrl ? `${siteUrl}/admin/collections/${collection}/${id}` : null
}

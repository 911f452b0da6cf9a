import type { SiteLanguage } from '../languages/siteLocale'
import type { BrandColours } from '../look/identity'

/** How and to whom mails are sent; the password is decrypted. */
export type MailSettings = {
  companyName: string
  look: MailDesign
  /** The language whose pages have no prefix: it determines every URL. */
  defaultLanguage: SiteLanguage
  /** The e-mail address at which candidates reach a person. */
  companyAddress: string
  /** The reply address of mails to candidates. */
  candidateReplyAddress: string
  sender: MailServerAndSender['sender']
  server: MailServerAndSender['server']
  /** The last mail route that a Super Administrator confirmed. */
  confirmedRoute: MailServerAndSender
  recipients: string[]
  isOn: boolean
  announcesApplications: boolean
  announcesMessages: boolean
}

/**
 * The firm's colours, and the path of its logo for dark backgrounds; null in formats that mail
 * clients cannot show.
 */
export type MailDesign = { colours: BrandColours; logoPath: string | null }

/** Server and sender of mails; without a server, the one of the environment variables is used. */
export type MailServerAndSender = {
  server: MailServer | null
  sender: { name: string; address: string }
}

export type MailServer = {
  host: string
  port: number
  user: string | null
  /** Null when the stored password cannot be decrypted. */
  password: string | null
}

import type { SiteLanguage } from '../languages/siteLocale'
import type { BrandColours } from '../look/identity'

/** How and to whom mails are sent; the password is in the clear. */
export type MailSettings = {
  companyName: string
  look: MailLook
  /** Which stands at the root of the site: it decides all addresses. */
  defaultLanguage: SiteLanguage
  /** Where candidates reach a person. */
  companyAddress: string
  /** Where what candidates answer to a mail arrives. */
  candidateReplyAddress: string
  sender: MailRoute['sender']
  server: MailRoute['server']
  /** The way that no lesser role than a Super Administrator has chosen. */
  confirmedRoute: MailRoute
  recipients: string[]
  isOn: boolean
  announcesApplications: boolean
  announcesMessages: boolean
}

/** The firm's colours, and the path of its logo for a dark ground where mail programs can show it. */
export type MailLook = { colours: BrandColours; logoPath: string | null }

/** Which way mails go; without a server, the one of the environment. */
export type MailRoute = { server: MailServer | null; sender: { name: string; address: string } }

export type MailServer = {
  host: string
  port: number
  user: string | null
  /** Null when the one that is saved cannot be read any more. */
  password: string | null
}

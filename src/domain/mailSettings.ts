/** How and to whom mails are sent; the password is in the clear. */
export type MailSettings = {
  companyName: string
  /** Where candidates reach a person. */
  companyAddress: string
  sender: { name: string; address: string }
  server: MailServer | null
  recipients: string[]
  isOn: boolean
  announcesApplications: boolean
  announcesMessages: boolean
}

export type MailServer = { host: string; port: number; user: string | null; password: string }

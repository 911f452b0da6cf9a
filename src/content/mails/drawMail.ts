import type { MailLook } from '@/src/domain/mails/mailSettings'
import type { MailText } from './mailText'
import { renderMailHtml } from './renderMailHtml'
import { renderMailPlain } from './renderMailPlain'

type Firm = { companyName: string; look: MailLook }

/**
 * A mail as it is sent, for programs that show pages and for those that show text only.
 * @param siteUrl without it a mail shows no logo: it has no page to fetch it from
 */
export function drawMail(mail: MailText, { companyName, look }: Firm, siteUrl: string | undefined) {
  const logoUrl = look.logoPath && siteUrl ? siteUrl + look.logoPath : null
  return {
    subject: mail.subject,
    html: renderMailHtml(mail, { name: companyName, ...look.colours, logoUrl }),
    text: renderMailPlain(mail, companyName),
  }
}

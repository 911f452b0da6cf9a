import type { PayloadRequest } from 'payload'
import { passwordResetMail } from '@/src/content/mails/accountMails'
import { renderMailHtml } from '@/src/content/mails/renderMailHtml'

type Occasion = { req?: PayloadRequest; token?: string; user?: { name?: string | null } }

/**
 * The mail for a forgotten password. Its link starts with the configured address, never with the
 * request's Host header, which anyone can forge to have the token sent to them.
 */
export const passwordReset = (siteUrl: string | undefined) => {
  const mailFor = ({ token = '', user }: Occasion) =>
    passwordResetMail({ name: user?.name ?? '', resetUrl: `${siteUrl ?? ''}/admin/reset/${token}` })
  return {
    generateEmailSubject: (occasion: Occasion = {}) => mailFor(occasion).subject,
    generateEmailHTML: async (occasion: Occasion = {}) => {
      const website = await occasion.req?.payload.findGlobal({
        slug: 'website-settings',
        req: occasion.req,
      })
      return renderMailHtml(mailFor(occasion), website?.companyName ?? '')
    },
  }
}

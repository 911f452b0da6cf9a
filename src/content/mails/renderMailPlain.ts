import type { MailText } from './mailText'

/** The same mail for programs that show text only. */
export function renderMailPlain(mail: MailText, companyName: string): string {
  const blocks = [
    mail.title,
    ...mail.paragraphs,
    mail.facts?.map(({ label, value }) => `${label}\u00A0: ${value}`).join('\n'),
    mail.quote && `${mail.quote.label}\n${mail.quote.text.replace(/^/gm, '> ')}`,
    mail.link && `${mail.link.label}\u00A0: ${mail.link.url}`,
    `-- \n${companyName}\n${mail.footer}`,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

import type { MailParagraph, MailText } from '@/src/content/mails/mailText'
import { siteWordsIn } from '@/src/content/siteWords'
import { SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import type { MailDesign } from '@/src/domain/mails/mailSettings'
import { renderMailHtml } from './renderMailHtml'

type MailBranding = { companyName: string; look: MailDesign }

/**
 * Renders a mail in HTML and plain text. @param siteUrl without it the mail has no logo, because
 * there is no URL to load it from
 */
export function renderMail(
  mail: MailText,
  { companyName, look }: MailBranding,
  siteUrl: string | undefined,
) {
  const logoUrl = look.logoPath && siteUrl ? siteUrl + look.logoPath : null
  return {
    subject: mail.subject,
    html: renderMailHtml(mail, { name: companyName, ...look.colours, logoUrl }),
    text: renderMailPlain(mail, companyName),
  }
}

/** Renders the plain-text version of the mail. */
function renderMailPlain(mail: MailText, companyName: string): string {
  const { labelled } = siteWordsIn(mail.language ?? SOURCE_LANGUAGE).mailWords
  const listed = (facts: MailText['facts']) =>
    facts
      ?.map(({ label, value, url }) => [labelled(label, value), url].filter(Boolean).join('\n'))
      .join('\n')
  const blocks = [
    mail.title,
    ...mail.paragraphs.map((paragraph) => renderPlainParagraph(paragraph, labelled)),
    mail.picture?.caption,
    listed(mail.facts),
    ...(mail.tables ?? []).map(({ facts, title }) => `${title}\n${listed(facts)}`),
    mail.quote && `${mail.quote.label}\n${mail.quote.text.replace(/^/gm, '> ')}`,
    mail.link && labelled(mail.link.label, mail.link.url),
    `-- \n${companyName}\n${mail.footer}${mail.stop ? `\n${labelled(mail.stop.label, mail.stop.url)}` : ''}`,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

function renderPlainParagraph(
  paragraph: MailParagraph,
  labelled: (label: string, value: string) => string,
) {
  if (typeof paragraph === 'string') return paragraph
  return paragraph
    .map((part) => {
      if (typeof part === 'string') return part
      return 'url' in part ? labelled(part.label, part.url) : part.text
    })
    .join('')
}

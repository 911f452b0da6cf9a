import { HOUSE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { wordsIn } from '../words'
import type { MailParagraph, MailText } from './mailText'

/** The same mail for programs that show text only. */
export function renderMailPlain(mail: MailText, companyName: string): string {
  const { labelled } = wordsIn(mail.language ?? HOUSE_LANGUAGE).mailWords
  const listed = (facts: MailText['facts']) =>
    facts?.map(({ label, value }) => labelled(label, value)).join('\n')
  const blocks = [
    mail.title,
    ...mail.paragraphs.map(plainParagraph),
    mail.picture?.caption,
    listed(mail.facts),
    ...(mail.tables ?? []).map(({ facts, title }) => `${title}\n${listed(facts)}`),
    mail.quote && `${mail.quote.label}\n${mail.quote.text.replace(/^/gm, '> ')}`,
    mail.link && labelled(mail.link.label, mail.link.url),
    `-- \n${companyName}\n${mail.footer}${mail.stop ? `\n${labelled(mail.stop.label, mail.stop.url)}` : ''}`,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

function plainParagraph(paragraph: MailParagraph) {
  if (typeof paragraph === 'string') return paragraph
  return paragraph.map((part) => (typeof part === 'string' ? part : part.text)).join('')
}

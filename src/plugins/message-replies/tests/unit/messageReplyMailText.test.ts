import { expect, test } from 'vitest'
import type { MailText } from '@/src/content/mails/mailText'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { DEFAULT_COLOURS } from '@/src/domain/look/identity'
import { renderMail } from '@/src/notifications/renderMail'
import { visitorLanguageHint } from '@/src/plugins/message-replies/words/admin'
import { messageReplyMailText } from '@/src/plugins/message-replies/words/messageReplyMailText'

const MAIL_FIRM = { companyName: 'Exemplia', look: { colours: DEFAULT_COLOURS, logoPath: null } }
const renderMailText = (mail: MailText) => renderMail(mail, MAIL_FIRM, 'https://exemplia.test')

test('A reply quotes the message and its day in the time zone of the site', () => {
  const late = aReplyMail('en', '2026-11-21T23:30:00.000Z')
  expect(late).toMatchObject({
    subject: 'Re: Data platform',
    quote: { label: 'Your message of 22 November 2026', text: 'Hello' },
  })
  expect(renderMailText(late).html).toContain('<html lang="en">')
})

test('A French reply has French words and spaces', () => {
  const late = aReplyMail('fr', '2026-11-21T23:30:00.000Z')
  expect(late).toMatchObject({
    subject: 'Re\u00A0: Data platform',
    quote: { label: 'Votre message du 22/11/2026', text: 'Hello' },
  })
  expect(renderMailText(late).html).toContain('<html lang="fr">')
})

test('A reply has the paragraphs and lines of its author, in HTML and in plain text', () => {
  const text = 'Bonjour <Zoé>,\n\nMerci.\n \n\nBien à vous,\nAlix'
  const { html, text: plain } = renderMailText(aReplyMail('fr', '2026-11-21T23:30:00.000Z', text))
  const [first, second, third] = ['Bonjour &lt;Zoé&gt;,', 'Merci.', 'Bien à vous,<br>Alix']
  expect(html).toMatch(
    new RegExp(`>${first}</p>\\s*<p [^>]*>${second}</p>\\s*<p [^>]*>${third}</p>`),
  )
  expect(plain).toContain('Bonjour <Zoé>,\n\nMerci.\n\nBien à vous,\nAlix\n')
})

function aReplyMail(language: SiteLanguage, createdAt: string, text = 'Gladly.') {
  return messageReplyMailText({
    ...{ text, authorName: 'Alix', companyName: 'Exemplia', timezone: 'Europe/Paris' },
    message: { language, createdAt, subject: 'Data platform', text: 'Hello' },
  })
}

test('Staff read the language of the sender if it is not French', () => {
  expect(visitorLanguageHint('en')).toContain('depuis le site en anglais\u00A0: l’objet')
  expect(visitorLanguageHint('fr')).toBeNull()
})

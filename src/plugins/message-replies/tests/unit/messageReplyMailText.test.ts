import { expect, test } from 'vitest'
import type { MailText } from '@/src/content/mails/mailText'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { DEFAULT_COLOURS } from '@/src/domain/look/identity'
import { renderMail } from '@/src/notifications/renderMail'
import { visitorLanguageHint } from '@/src/plugins/message-replies/words/admin'
import { messageReplyMailText } from '@/src/plugins/message-replies/words/messageReplyMailText'

const firm = { companyName: 'Exemplia', look: { colours: DEFAULT_COLOURS, logoPath: null } }
const drawn = (mail: MailText) => renderMail(mail, firm, 'https://exemplia.test')

test('a reply recalls the message and its day, which is the one of the site’s clocks', () => {
  const late = aReply('en', '2026-11-21T23:30:00.000Z')
  expect(late).toMatchObject({
    subject: 'Re: Data platform',
    quote: { label: 'Your message of 22 November 2026', text: 'Hello' },
  })
  expect(drawn(late).html).toContain('<html lang="en">')
})

test('in French a reply has its words and spaces', () => {
  const late = aReply('fr', '2026-11-21T23:30:00.000Z')
  expect(late).toMatchObject({
    subject: 'Re\u00A0: Data platform',
    quote: { label: 'Votre message du 22/11/2026', text: 'Hello' },
  })
  expect(drawn(late).html).toContain('<html lang="fr">')
})

test('a reply keeps the paragraphs and the lines of who wrote it, as page and as text', () => {
  const text = 'Bonjour <Zoé>,\n\nMerci.\n \n\nBien à vous,\nAlix'
  const { html, text: plain } = drawn(aReply('fr', '2026-11-21T23:30:00.000Z', text))
  const [first, second, third] = ['Bonjour &lt;Zoé&gt;,', 'Merci.', 'Bien à vous,<br>Alix']
  expect(html).toMatch(
    new RegExp(`>${first}</p>\\s*<p [^>]*>${second}</p>\\s*<p [^>]*>${third}</p>`),
  )
  expect(plain).toContain('Bonjour <Zoé>,\n\nMerci.\n\nBien à vous,\nAlix\n')
})

function aReply(language: SiteLanguage, createdAt: string, text = 'Gladly.') {
  return messageReplyMailText({
    ...{ text, authorName: 'Alix', companyName: 'Exemplia', timezone: 'Europe/Paris' },
    message: { language, createdAt, subject: 'Data platform', text: 'Hello' },
  })
}

test('staff read in which language the sender wrote, if not in French', () => {
  expect(visitorLanguageHint('en')).toContain('depuis le site en anglais\u00A0: l’objet')
  expect(visitorLanguageHint('fr')).toBeNull()
})

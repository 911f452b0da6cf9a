import { describe, expect, test } from 'vitest'
import { passwordResetMail } from '@/src/content/mails/accountMails'
import { applicationReceivedMail, newApplicationMail } from '@/src/content/mails/applicationMails'
import type { MailText } from '@/src/content/mails/mailText'
import { newMessageMail } from '@/src/content/mails/messageMails'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { DEFAULT_COLOURS } from '@/src/domain/look/identity'
import { renderMail } from '@/src/notifications/renderMail'

const MAIL_LOOK = { colours: DEFAULT_COLOURS, logoPath: null }
const MAIL_FIRM = { companyName: 'Exemplia', look: MAIL_LOOK }
const renderMailText = (mail: MailText, from = MAIL_FIRM) =>
  renderMail(mail, from, 'https://exemplia.test')

const ANNOUNCED_APPLICATION = {
  language: 'fr',
  jobTitle: "L'Oréal & <b>",
  name: '"Zoé" <script>alert(1)</script>',
  email: 'zoe@example.org',
  phone: 'Non renseigné',
  cvFilename: 'cv.pdf',
  letterFilename: null,
  message: 'Bonjour,\n<img src=x onerror=alert(1)>',
  adminUrl: 'https://exemplia.test/admin/collections/job-applications/7',
} as const
const APPLICATION_MAIL = newApplicationMail(ANNOUNCED_APPLICATION)

test('The typed text of a visitor is shown as text in the HTML', () => {
  const page = renderMailText(APPLICATION_MAIL, {
    ...MAIL_FIRM,
    companyName: 'Exemplia & Cie',
  }).html
  expect(page).toContain('L&#39;Oréal &amp; &lt;b&gt;')
  expect(page).toContain('&quot;Zoé&quot; &lt;script&gt;')
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(page).toContain('Exemplia &amp; Cie')
  expect(page).not.toMatch(/<script|<img|<b>/)
})

test('The plain text has the same content, byte for byte as typed', () => {
  const text = renderMailText(APPLICATION_MAIL).text
  expect(text).toContain("Poste\u00A0: L'Oréal & <b>")
  expect(text).toContain('> Bonjour,\n> <img src=x onerror=alert(1)>')
  expect(text).toContain('https://exemplia.test/admin/collections/job-applications/7')
})

test('The subject names the candidate and the position', () => {
  expect(APPLICATION_MAIL.subject).toBe(
    `Nouvelle candidature\u00a0: "Zoé" <script>alert(1)</script> — L'Oréal & <b>`,
  )
})

test('Staff read in French that a message came from the English edition, and nothing for the French one', () => {
  const message = { name: 'Ada', email: 'ada@example.org', subject: 'a', message: 'b' }
  const factsOf = (language: SiteLanguage) => [
    ...(newMessageMail({ ...message, language, adminUrl: null }).facts ?? []),
    ...(newApplicationMail({ ...ANNOUNCED_APPLICATION, language }).facts ?? []),
  ]
  const english = { label: 'Langue', value: 'anglais' }
  expect(factsOf('en').filter(({ label }) => label === 'Langue')).toEqual([english, english])
  expect(factsOf('fr').map(({ label }) => label)).not.toContain('Langue')
})

test('A long URL in a message is broken at the margin', () => {
  expect(renderMailText(APPLICATION_MAIL).html).toMatch(
    /class="sheet" style="[^"]*word-break:break-word/,
  )
})

test('Without the URL of the site the mail has no link', () => {
  const page = renderMailText({ ...APPLICATION_MAIL, link: undefined }).html
  expect(page).not.toContain('<a ')
})

test('The acknowledgement of a spontaneous application names no position', () => {
  const { paragraphs } = applicationReceivedMail({
    language: 'fr',
    companyName: 'Exemplia',
    offerTitle: null,
    answerDueOn: '2026-12-09T12:00:00.000Z',
    offersUrl: null,
  })
  expect(paragraphs.join(' ')).toContain('bien reçu votre candidature et vous remercions')
  expect(paragraphs).toContain(
    'Vous aurez une réponse de notre part au plus tard le 09/12/2026, quelle qu’elle soit.',
  )
})

describe('In English', () => {
  const received = applicationReceivedMail({
    language: 'en',
    companyName: 'Exemplia',
    offerTitle: 'Consultant Data',
    answerDueOn: '2026-12-09T12:00:00.000Z',
    offersUrl: 'https://exemplia.test/en/jobs',
  })

  test('an application is acknowledged', () => {
    expect(received.subject).toBe('Your application to Exemplia')
    expect(renderMailText(received).text).toContain(
      'We have received your application for the position “Consultant Data”.',
    )
    expect(renderMailText(received).html).toContain('<html lang="en">')
    expect(renderMailText(received).text).toContain(
      'an answer from us by 9 December 2026 at the latest',
    )
    expect(renderMailText(received).text).toContain(
      'See our vacancies: https://exemplia.test/en/jobs',
    )
  })

  test('the title of the offer is marked as French', () => {
    expect(renderMailText(received).html).toContain(
      'for the position “<span lang="fr">Consultant Data</span>”.',
    )
  })

  test('a spontaneous application names no position', () => {
    const { paragraphs } = applicationReceivedMail({
      language: 'en',
      companyName: 'Exemplia',
      offerTitle: null,
      answerDueOn: null,
      offersUrl: null,
    })
    expect(paragraphs.join(' ')).toContain('We have received your application. Our team')
    expect(paragraphs.join(' ')).not.toContain('at the latest')
  })
})

test('A complete reset link is a button, an incomplete one a path to type', () => {
  const reset = (resetUrl: string) =>
    passwordResetMail({ name: 'Zoé', companyName: 'Exemplia', resetUrl })
  const complete = reset('https://exemplia.test/admin/mot-de-passe#x')
  expect(complete.link?.url).toBe('https://exemplia.test/admin/mot-de-passe#x')
  const path = reset('/admin/mot-de-passe#x')
  expect(path.link).toBeUndefined()
  expect(path.paragraphs.join(' ')).toContain('/admin/mot-de-passe#x')
})

test('The mail has the colours and logo of the firm', () => {
  const colours = { dark: '#123c2b', accent: '#7a1fa2' } as const
  const look = { colours, logoPath: '/api/media/file/logo.png?v=1' }
  const coloured = { companyName: 'Exemplia', look }
  const page = renderMail(APPLICATION_MAIL, coloured, 'https://exemplia.test').html
  expect(page).toContain('background:#123c2b;border-bottom:3px solid #7a1fa2')
  expect(page).toContain(
    '<img src="https://exemplia.test/api/media/file/logo.png?v=1" alt="Exemplia"',
  )
  expect(renderMail(APPLICATION_MAIL, coloured, undefined).html).not.toContain('<img')
})

import { expect, test } from 'vitest'
import type { ApplicationToAnnounce } from '@/src/domain/mails/staffNotification'
import { slackMessageOfApplication } from '@/src/plugins/slack/notifications/announceApplication'
import { escapeSlackText } from '@/src/plugins/slack/notifications/buildSlackMessage'

const APPLICATION_TO_ANNOUNCE: ApplicationToAnnounce = {
  id: 7,
  createdAt: '2026-11-20T09:00:00.000Z',
  language: 'fr',
  jobTitle: "L'Oréal & <b>",
  offerTitle: null,
  name: 'Claire Le Goff',
  email: 'claire@example.org',
  phone: null,
  cvFilename: 'cv-claire.pdf',
  letterFilename: 'lettre.docx',
  answerDueOn: null,
  coverLetter: 'Bonjour <!channel>',
  marks: { announcedByMailAt: null, acknowledgedAt: null, chatTs: null },
}
const MESSAGE_OUTLETS = {
  siteUrl: 'https://exemplia.test',
  mail: { smtpUrl: undefined, directory: '', allowedHosts: [] },
  slack: null,
}

test('The post has each field, with the name in two parts', () => {
  const { blocks } = slackMessageOfApplication(APPLICATION_TO_ANNOUNCE, MESSAGE_OUTLETS)
  const fields = blocks.flatMap((block) => ('fields' in block ? block.fields : []))
  expect(fields.map(({ text }) => text)).toEqual([
    '*Poste*',
    "L'Oréal &amp; &lt;b&gt;",
    '*Prénom*',
    'Claire',
    '*Nom*',
    'Le Goff',
    '*E-mail*',
    'claire@example.org',
    '*Téléphone*',
    'Non renseigné',
    '*CV*',
    'cv-claire.pdf',
    '*Lettre de motivation*',
    'lettre.docx',
  ])
  expect(JSON.stringify(blocks)).toContain(
    'https://exemplia.test/admin/collections/job-applications/7',
  )
})

test('The post of an English application shows its language', () => {
  const { blocks } = slackMessageOfApplication(
    { ...APPLICATION_TO_ANNOUNCE, language: 'en' },
    MESSAGE_OUTLETS,
  )
  const fields = blocks.flatMap((block) => ('fields' in block ? block.fields : []))
  const texts = fields.map(({ text }) => text)
  expect(texts[texts.indexOf('*Langue*') + 1]).toBe('anglais')
})

test.each([
  '<!channel>',
  '<@U024BE7LH>',
  '@channel',
  '*gras* _italique_ ~barré~ `code`',
  '<https://piege.example|Cliquez>',
  'https://piege.example',
  '&lt;!here&gt;',
])('%s is shown as typed in each field of a visitor', (typed) => {
  const forged = {
    ...APPLICATION_TO_ANNOUNCE,
    name: typed,
    jobTitle: typed,
    email: typed,
    coverLetter: typed,
  }
  const { text, blocks } = slackMessageOfApplication(forged, MESSAGE_OUTLETS)
  const texts = blocks.flatMap((block) => ('fields' in block ? block.fields : [block.text]))
  const formatted = texts.filter(({ type }) => type === 'mrkdwn').map((shown) => shown.text)
  expect(formatted.join()).not.toContain(typed)
  expect([text, ...formatted].join()).not.toMatch(/<[!@#]/)
  const literally = texts.filter(({ type }) => type === 'plain_text').map((shown) => shown.text)
  expect(literally).toContain(escapeSlackText(typed, 1000))
})

test('Without the URL of the site the post has no link', () => {
  const shown = JSON.stringify(
    slackMessageOfApplication(APPLICATION_TO_ANNOUNCE, { ...MESSAGE_OUTLETS, siteUrl: undefined }),
  )
  expect(shown).not.toContain('Ouvrir')
})

test('A long text is cut after escaping, never inside an escape', () => {
  expect(escapeSlackText('&'.repeat(1000), 101)).toBe(`${'&amp;'.repeat(20)}…`)
  expect(escapeSlackText('court', 101)).toBe('court')
})

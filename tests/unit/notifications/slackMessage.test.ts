import { expect, test } from 'vitest'
import type { AnnouncedApplication } from '@/src/domain/announcement'
import { applicationChatMessage } from '@/src/notifications/announceApplicationByChat'
import { escapeMrkdwn } from '@/src/notifications/slackMessage'

const application: AnnouncedApplication = {
  id: 7,
  createdAt: '2026-11-20T09:00:00.000Z',
  jobTitle: "L'Oréal & <b>",
  offerTitle: null,
  name: 'Claire Le Goff',
  email: 'claire@example.org',
  phone: null,
  cvFilename: 'cv-claire.pdf',
  letterFilename: 'lettre.docx',
  coverLetter: 'Bonjour <!channel>',
  marks: { announcedByMailAt: null, acknowledgedAt: null, chatTs: null },
}
const outlets = {
  siteUrl: 'https://exemplia.test',
  mail: { smtpUrl: undefined, directory: '' },
  slack: null,
}

test('every field of the announcement is there, with the name split', () => {
  const shown = JSON.stringify(applicationChatMessage(application, outlets).blocks)
  for (const text of [
    "*Poste*\\nL'Oréal &amp; &lt;b&gt;",
    '*Prénom*\\nClaire',
    '*Nom*\\nLe Goff',
    '*E-mail*\\nclaire@example.org',
    '*Téléphone*\\nNon renseigné',
    '*CV*\\ncv-claire.pdf',
    '*Lettre de motivation*\\nlettre.docx',
    'https://exemplia.test/admin/collections/job-applications/7',
  ]) {
    expect(shown).toContain(text)
  }
})

test('a letter cannot call the whole channel', () => {
  const shown = JSON.stringify(applicationChatMessage(application, outlets))
  expect(shown).toContain('&lt;!channel&gt;')
  expect(shown).not.toContain('<!channel>')
})

test('without the site’s address there is no link', () => {
  const shown = JSON.stringify(
    applicationChatMessage(application, { ...outlets, siteUrl: undefined }),
  )
  expect(shown).not.toContain('Ouvrir')
})

test('a long text is cut by what is sent, never inside an escape', () => {
  expect(escapeMrkdwn('&'.repeat(1000), 101)).toBe(`${'&amp;'.repeat(20)}…`)
  expect(escapeMrkdwn('court', 101)).toBe('court')
})

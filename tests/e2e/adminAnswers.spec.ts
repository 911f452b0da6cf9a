import type { APIRequestContext, Locator } from '@playwright/test'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { answerConsentRequest } from '@/src/plugins/retention/tests/support/answerConsentRequest'
import { expectAccessibleAtEachWidth } from '../support/accessibility'
import { queryDatabaseUnderTest } from '../support/databaseUnderTest'
import { adminList } from '../support/screens/adminList'
import { receivedApplication } from '../support/screens/receivedApplication'
import {
  createRareWord,
  findApplicationsOf,
  publishOffer,
  sendApplication,
} from '../support/siteRecords'
import { readGlobal, saveGlobal } from '../support/staffContent'
import { startSmtpServer } from '../support/startSmtpServer'
import { expect, test } from '../support/test'

let smtpServer: Awaited<ReturnType<typeof startSmtpServer>>
let settingsBefore: Awaited<ReturnType<typeof readGlobal>>

// Super Administrators also receive a mail about the changed settings.
const findReceivedReplies = () =>
  smtpServer.mails.filter(({ envelopeTo }) => envelopeTo.includes('ines@candidats.test'))

test.beforeEach(async ({ staff }) => {
  test.slow()
  settingsBefore = await readGlobal(staff, 'email-settings')
  smtpServer = await startSmtpServer()
  const settings = { smtpHost: '127.0.0.1', smtpPort: smtpServer.port, enableNotifications: false }
  await saveGlobal(staff, 'email-settings', { ...settings, replyToEmail: 'rh@exemplia.test' })
})

test.afterEach(async ({ staff }) => {
  await saveGlobal(staff, 'email-settings', settingsBefore)
  await smtpServer.stop()
})

test('A candidate receives a reply after the decision, which is undone once before', async ({
  staffPage: page,
  staff,
}) => {
  const { id, candidateName } = await createApplicant(staff)
  await page.goto(`/admin/collections/job-applications/${id}`)
  const section = page.getByRole('region', { name: 'Réponse au candidat' })
  const body = section.getByLabel('Texte')
  const send = section.getByRole('button', { name: 'Envoyer', exact: true })

  await receivedApplication(page).status('Refusé').click()
  const proposal = page.getByRole('button', { name: 'Répondre : Refus' })
  await expect(proposal).toBeInViewport()
  expect(findReceivedReplies()).toEqual([])
  await proposal.click()
  await expect(body).toHaveValue(new RegExp(`^Bonjour ${candidateName},`))
  const text = `Bonjour,\n\nPas cette fois. ${createRareWord()}`
  await body.fill(text)
  await send.click()
  const leaving = page.getByRole('listitem').filter({ hasText: 'La réponse part dans 10 s' })
  // The message stays while the pointer is over it.
  await leaving.hover()
  await leaving.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByText('Réponse annulée : elle ne partira pas')).toBeVisible()
  await expect(body).toHaveValue(text)
  await expect(section.getByText('Envoi en cours')).toHaveCount(0)

  await send.click()
  await expect(section.getByText('Envoi en cours')).toBeVisible()
  await endSendDelay()
  await expect(section.getByText('Envoyée')).toBeVisible()
  expect(findReceivedReplies()).toMatchObject([{ replyTo: [{ address: 'rh@exemplia.test' }] }])
  await expect(section.getByText(/^Répondu le/)).toBeVisible()
  await expect(receivedApplication(page).history).toContainText('Réponse envoyée')
})

test('Several candidates receive replies at once, each in their language', async ({
  staffPage: page,
  staff,
}) => {
  const word = createRareWord()
  const refused = await createApplicant(staff, `Paul ${word}`)
  const abroad = await createApplicant(staff, `Kate ${word}`, 'en')
  const undecided = await createApplicant(staff, `Zoé ${word}`)
  for (const { id } of [refused, abroad]) {
    const data = { status: 'rejected' }
    await expect(await staff.patch(`/api/job-applications/${id}`, { data })).toBeOK()
  }
  await page.goto(`/admin/collections/job-applications?search=${word}`)
  await page.getByRole('button', { name: 'À répondre', exact: true }).click()
  await expect(page).toHaveURL(/sort=answerDueOn/)
  await expect(page.getByText('dans 15 j', { exact: true })).toHaveCount(3)
  for (const { candidateName } of [refused, abroad, undecided]) {
    await adminList(page).checkbox(candidateName).check()
  }
  await page.getByRole('button', { name: 'Répondre à la sélection' }).click()
  await expect(
    page.getByText(`2 réponses prêtes · 1 retenue : ${undecided.candidateName}`),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Envoyer à 2 personnes' }).click()
  await expect(page.getByText('2 réponses partiront dans dix secondes')).toBeVisible()
  await endSendDelay()
  await expect(page.getByText('2 envoyées')).toBeVisible()
  const subjects = findReceivedReplies().map(({ subject }) => subject)
  expect(subjects.sort()).toEqual([
    'Votre candidature chez Exemplia',
    'Your application to Exemplia',
  ])
  await page.getByRole('link', { name: 'Reprendre la réponse retenue' }).click()
  await expect(page.getByText('0 réponse prête')).toBeVisible()
})

test('A candidate who agrees by the link of a reply is proposed an offer in English', async ({
  staffPage: page,
  staff,
  request: visitor,
}) => {
  const { title, slug } = await publishOffer(staff)
  const { id } = await createApplicant(staff, undefined, 'en')
  await expect(
    await staff.patch(`/api/job-applications/${id}`, { data: { status: 'rejected' } }),
  ).toBeOK()
  await page.goto(`/admin/collections/job-applications/${id}`)
  const reply = page.getByRole('region', { name: 'Réponse au candidat' })
  await page.getByRole('button', { name: 'Répondre : Refus' }).click()
  await reply.getByLabel('Demander l’accord pour garder la candidature').check()
  await expectAccessibleAtEachWidth(page, 'reply that asks for consent')
  await sendFrom(reply)
  const [mail] = findReceivedReplies()
  expect(mail?.text).toContain('May we keep your application')
  const link = keepConsentLinkIn(mail?.text)
  expect(await answerConsentRequest(visitor, link, 'accept')).toContain('valid until')

  await page.reload()
  const proposal = page.getByRole('region', { name: 'Proposition d’une offre' })
  await proposal.getByRole('button', { name: 'Proposer une offre' }).click()
  await proposal.getByLabel('Offre', { exact: true }).selectOption({ label: `${title}, Nantes` })
  await expect(proposal.getByLabel('Objet')).toHaveValue(`A position for you: ${title}`)
  await expectAccessibleAtEachWidth(page, 'proposal of an offer')
  await sendFrom(proposal)
  const proposed = findReceivedReplies().at(-1)
  expect(proposed).toMatchObject({ subject: `A position for you: ${title}` })
  expect(proposed?.text).toMatch(new RegExp(`https?://\\S+/en/jobs/${slug}\\s`))
  expect(keepConsentLinkIn(proposed?.text)).toBe(link)
  await expect(receivedApplication(page).history).toContainText('Offre proposée')

  await answerConsentRequest(visitor, link, 'refuse')
  await page.reload()
  await expect(proposal.getByText('Envoyée')).toBeVisible()
  await expect(proposal.getByRole('button', { name: 'Proposer une offre' })).toHaveCount(0)
})

test('An address that the mail server refuses is marked, with the telephone number beside it', async ({
  staffPage: page,
  staff,
}) => {
  await saveGlobal(staff, 'email-settings', { enableNotifications: true })
  smtpServer.refusalOf = (address) =>
    address === 'ines@candidats.test' ? { code: 550, words: 'No such user here' } : null
  const { id, candidateName } = await createApplicant(staff)
  const mark = page.getByText('Adresse injoignable')
  await expect
    .poll(async () => {
      await page.goto(`/admin/collections/job-applications/${id}`)
      return mark.isVisible()
    })
    .toBe(true)
  await expect(page.getByText('«\u00A0550 No such user here\u00A0»')).toBeVisible()
  await expect(page.getByRole('link', { name: '06 12 34 56 78' }).first()).toBeVisible()
  await page.goto(`/admin/collections/job-applications?search=${candidateName}`)
  await expect(mark).toBeVisible()
})

async function sendFrom(section: Locator) {
  await section.getByRole('button', { name: 'Envoyer', exact: true }).click()
  await expect(section.getByText('Envoi en cours')).toBeVisible()
  await endSendDelay()
  await expect(section.getByText('Envoyée')).toBeVisible()
}

/** The path of the link with which a candidate agrees or withdraws. */
const keepConsentLinkIn = (text = '') => /\/en\/keep-application\?jeton=\S+/.exec(text)?.[0] ?? ''

// Waits until the replies can no longer be undone.
const endSendDelay = () =>
  queryDatabaseUnderTest(
    "UPDATE payload_jobs SET wait_until = now() WHERE task_slug = 'sendAnswer'",
  )

async function createApplicant(
  staff: APIRequestContext,
  candidateName = `Inès ${createRareWord()}`,
  language?: SiteLanguage,
) {
  await sendApplication(staff, { candidateName }, language)
  const [application] = await findApplicationsOf(staff, candidateName)
  return { id: application?.id ?? 0, candidateName }
}

import type { APIRequestContext } from '@playwright/test'
import pg from 'pg'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import {
  expectGoodAtEachWidth,
  expectNoBarrier,
  expectNothingTooWide,
  expectThumbSized,
} from '../support/barriers'
import { expectEveryStop, follow, tabTo } from '../support/keyboard'
import { applicationsOf, rareWord, sendApplication } from '../support/siteRecords'
import { readGlobal, saveGlobal } from '../support/staffContent'
import { startSmtpServer } from '../support/startSmtpServer'
import { expect, test } from '../support/test'

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const LEAVING = { timeout: 40_000 }

let server: Awaited<ReturnType<typeof startSmtpServer>>
let before: Awaited<ReturnType<typeof readGlobal>>

// The Super Administrators are told of the settings.
const answers = () =>
  server.mails.filter(({ envelopeTo }) => envelopeTo.includes('ines@candidats.test'))

test.beforeEach(async ({ staff }) => {
  test.slow()
  before = await readGlobal(staff, 'email-settings')
  server = await startSmtpServer()
  const settings = { smtpHost: '127.0.0.1', smtpPort: server.port, enableNotifications: false }
  await saveGlobal(staff, 'email-settings', { ...settings, replyToEmail: 'rh@exemplia.test' })
})

test.afterEach(async ({ staff }) => {
  await saveGlobal(staff, 'email-settings', before)
  await server.stop()
})

test('a candidate is answered after a decision, the answer taken back, then sent', async ({
  staffPage: page,
  staff,
}) => {
  const { id, candidateName } = await anApplicant(staff)
  await page.goto(`/admin/collections/job-applications/${id}`)
  const answer = page.getByRole('region', { name: 'Réponse au candidat' })
  await expect(answer.getByText(/Dans 15 jours/)).toBeVisible()
  const template = answer.getByLabel('Modèle')
  const body = answer.getByLabel('Texte')
  const open = answer.getByRole('button', { name: 'Répondre au candidat' })
  const send = answer.getByRole('button', { name: 'Envoyer', exact: true })
  const close = answer.getByRole('button', { name: 'Fermer' })

  await page.setViewportSize(PHONE)
  await expectThumbSized(open)
  await page.setViewportSize(DESKTOP)
  await open.click()
  await expect(template).toBeFocused()
  await expect(template).toHaveValue('')
  await expect(template.getByRole('option')).toContainText([
    'Sans modèle',
    'Pièce manquante',
    'Invitation à un entretien',
  ])
  await expect(body).toHaveValue('')
  for (const field of [answer.getByLabel('Objet'), body]) await tabTo(page, field)
  await follow(page, close)
  await expect(open).toBeFocused()

  await answer.getByRole('button', { name: 'Répondu autrement' }).click()
  await expect(answer.getByText(/^Répondu le/)).toBeVisible()
  await expect(page.getByText('Réponse donnée autrement')).toBeVisible()
  await answer.getByRole('button', { name: 'Réponse encore due' }).click()
  await expect(answer.getByText(/Dans 15 jours/)).toBeVisible()

  const proposal = page.getByRole('button', { name: 'Répondre : Refus' })
  await expect(proposal).toBeHidden()
  await page.getByRole('button', { name: 'Refusé', exact: true }).click()
  await expect(answer.getByText('Modèle proposé : Refus')).toBeVisible()
  expect(answers()).toEqual([])
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size)
    await expect(proposal).toBeInViewport()
    await expectNoBarrier(page, `proposal at ${size.width} px`, [], '.document-fields')
  }
  await proposal.click()
  await expect(template).toBeFocused()
  await expect(answer.getByLabel('Objet')).toHaveValue('Votre candidature chez Exemplia')
  await expect(body).toHaveValue(new RegExp(`^Bonjour ${candidateName},`))
  await expect(body).toHaveValue(/votre candidature spontanée/)
  await expect(proposal).toBeHidden()
  await page.setViewportSize(PHONE)
  await expectThumbSized(send, close)
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size)
    await expectNoBarrier(page, `answer at ${size.width} px`, [], '.document-fields')
    await expectNothingTooWide(page, `answer at ${size.width} px`)
  }

  await template.selectOption('Invitation à un entretien')
  await expect(answer.getByText('À écrire avant l’envoi : {{à compléter}}.')).toBeVisible()
  await expect(send).toBeDisabled()
  const text = `Bonjour,\n\nVenez lundi. ${rareWord()}`
  await body.fill(text)
  await send.click()
  const leaving = page.getByRole('listitem').filter({ hasText: 'La réponse part dans 10 s' })
  await leaving.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByText('Réponse annulée : elle ne partira pas')).toBeVisible()
  await expect(body).toHaveValue(text)

  // Taken back where it waits, too, what was written is there again.
  await expect(answer.getByText('Envoi en cours')).toHaveCount(0)
  await send.click()
  await expect(leaving).toBeVisible()
  await answer.getByRole('button', { name: 'Annuler l’envoi' }).click()
  await expect(leaving).toHaveCount(0)
  await expect(body).toHaveValue(text)
  await expect(answer.getByText('Envoi en cours')).toHaveCount(0)

  await send.click()
  await expect(answer.getByText('Envoi en cours')).toBeVisible()
  await letTheSecondsPass()
  await expect(answer.getByText('Envoyée')).toBeVisible(LEAVING)
  expect(answers()).toMatchObject([
    { envelopeTo: ['ines@candidats.test'], replyTo: [{ address: 'rh@exemplia.test' }] },
  ])
  await expect(answer.getByText(/^Répondu le/)).toBeVisible()
  const history = page.getByRole('region', { name: 'Historique' })
  await history.getByText('Réponse envoyée : Rencontrons-nous').click()
  await expect(history.getByText('Venez lundi.')).toBeVisible()
})

test('several are answered at once, each in their language, and who lacks something is named', async ({
  staffPage: page,
  staff,
}) => {
  const word = rareWord()
  const refused = await anApplicant(staff, `Paul ${word}`)
  const abroad = await anApplicant(staff, `Kate ${word}`, 'en')
  const undecided = await anApplicant(staff, `Zoé ${word}`)
  for (const { id } of [refused, abroad]) {
    const data = { status: 'rejected' }
    await expect(await staff.patch(`/api/job-applications/${id}`, { data })).toBeOK()
  }
  await page.goto(`/admin/collections/job-applications?search=${word}`)
  await page.getByRole('button', { name: 'À répondre', exact: true }).click()
  await expect(page).toHaveURL(/sort=answerDueOn/)
  await expect(page.getByText('dans 15 j', { exact: true })).toHaveCount(3)
  for (const { candidateName } of [refused, abroad, undecided]) {
    await page.getByRole('checkbox', { name: `Cocher : ${candidateName}` }).check()
  }
  await page.getByRole('button', { name: 'Répondre à la sélection' }).click()
  await expect(
    page.getByText(`2 réponses prêtes · 1 retenue : ${undecided.candidateName}`),
  ).toBeVisible()
  await expect(page).toHaveTitle(/^Répondre à plusieurs candidats \|/)
  await page.reload()
  await expect(page.getByText('2 réponses prêtes')).toBeVisible()
  await expectEveryStop(page, 'answers')
  const english = page.getByRole('listitem').filter({ hasText: abroad.candidateName })
  await expect(english.getByText('Anglais')).toBeVisible()
  await expect(english.getByText('Your application to Exemplia')).toBeVisible()
  await english.getByRole('button', { name: /^Lire et changer/ }).click()
  await english.getByLabel('Objet').fill(`Changed ${word}`)
  await expectGoodAtEachWidth(page, 'answers')

  await page.getByRole('button', { name: 'Envoyer à 2 personnes' }).click()
  await expect(page.getByText('2 réponses partiront dans dix secondes')).toBeVisible()
  await letTheSecondsPass()
  await expect(page.getByText('2 envoyées')).toBeVisible(LEAVING)
  expect(
    answers()
      .map(({ subject }) => subject)
      .sort(),
  ).toEqual([`Changed ${word}`, 'Votre candidature chez Exemplia'])
  await page.getByRole('link', { name: 'Reprendre la réponse retenue' }).click()
  await expect(page.getByText('0 réponse prête')).toBeVisible()
})

// Those in which an answer can be taken back.
async function letTheSecondsPass() {
  const client = new pg.Client(process.env.DATABASE_UNDER_TEST)
  await client.connect()
  try {
    await client.query(`UPDATE payload_jobs SET wait_until = now() WHERE task_slug = 'sendAnswer'`)
  } finally {
    await client.end()
  }
}

async function anApplicant(
  staff: APIRequestContext,
  candidateName = `Inès ${rareWord()}`,
  language?: SiteLanguage,
) {
  await sendApplication(staff, { candidateName }, language)
  const [application] = await applicationsOf(staff, candidateName)
  return { id: application?.id ?? 0, candidateName }
}

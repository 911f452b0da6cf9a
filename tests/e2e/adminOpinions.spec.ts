import type { APIRequestContext, Page } from '@playwright/test'
import { comeAs } from '../support/adminPages'
import { expectGoodAtEachWidth } from '../support/barriers'
import { storedMailsTo } from '../support/keptMails'
import {
  applicationsOf,
  openAccount,
  rareWord,
  type StaffAccount,
  sendApplication,
} from '../support/siteRecords'
import { expect, test } from '../support/test'

const folder = '/admin/collections/job-applications'

/** Two colleagues, and an application on which the first has to say something. */
async function twoColleagues(director: APIRequestContext, staff: APIRequestContext) {
  const word = rareWord()
  const open = (name: string) =>
    openAccount(director, { name: `${name} ${word}`, role: 'moderator' })
  const { candidateName } = await sendApplication(staff)
  const [application] = await applicationsOf(staff, candidateName)
  return {
    ...{ word, candidateName, address: `${folder}/${application?.id}` },
    ...{ asker: await open('Alix'), asked: await open('Élodie') },
  }
}

// An account's address is kept in small letters.
async function theMailTo({ email }: StaffAccount) {
  const find = async () => (await storedMailsTo(email.toLowerCase())).at(-1)
  await expect.poll(find, { timeout: 30_000 }).toBeDefined()
  const mail = await find()
  return { subject: mail?.subject, text: mail?.text ?? '' }
}

async function giveOpinion(page: Page, opinion: string, sentence: string) {
  const own = page.getByRole('region', { name: 'Avis', exact: true })
  const fold = own.locator('summary')
  if (!(await own.getByLabel('En une phrase').isVisible())) await fold.click()
  await own.getByLabel(opinion, { exact: true }).check()
  await own.getByLabel('En une phrase').fill(sentence)
  await own.getByRole('button', { name: 'Donner mon avis' }).click()
  await expect(own.getByText(sentence)).toBeVisible()
}

test('a colleague who is mentioned is told, and reads the other’s opinion after giving their own', async ({
  page,
  browser,
  baseURL,
  director,
  staff,
}) => {
  test.slow()
  const { address, asked, asker, candidateName, word } = await twoColleagues(director, staff)
  await comeAs(page, asker)
  await page.goto(address)
  const opinions = page.getByRole('region', { name: 'Avis', exact: true })
  await giveOpinion(page, 'Réservé', 'Peu de recul sur la sécurité.')
  await expect(opinions.getByText('Aucun autre avis pour l’instant.')).toBeVisible()

  const note = page.getByLabel('Nouvelle note')
  const offered = page.getByRole('listbox', { name: 'Collègues' })
  await note.pressSequentially('@')
  await expect(offered).toBeVisible()
  // Without its accent, and by the last word of the name too.
  const typed = `elodie ${word.slice(0, 8)}`
  const choice = offered.getByRole('option', { name: `Élodie ${word}` })
  await note.pressSequentially(typed)
  await expect(choice).toHaveAttribute('aria-selected', 'true')
  await note.press('Escape')
  await expect(offered).toBeHidden()
  await note.fill('')
  await note.pressSequentially(`@${typed}`)
  await expect(choice).toBeVisible()
  await note.press('Enter')
  await expect(note).toHaveValue(`@Élodie ${word} `)
  await note.pressSequentially('qu’en penses-tu ?')
  await page.getByRole('button', { name: 'Ajouter la note' }).click()
  await expect(page.getByText('Note ajoutée, avis demandé')).toBeVisible()

  const mail = await theMailTo(asked)
  expect(mail.subject).toBe(`Alix ${word} demande votre avis sur une candidature`)
  expect(mail.text).not.toMatch(/Réservé|recul|Inès/)
  const link = /https?:\/\/\S+#avis/.exec(mail.text)?.[0] ?? ''

  const context = await browser.newContext({ baseURL, locale: 'fr-FR' })
  const other = await context.newPage()
  await comeAs(other, asked)
  await expect(other.getByRole('link', { name: 'Un collègue attend votre avis' })).toBeVisible()
  await expect(other.getByRole('link', { name: 'À lire 1 candidature' })).toBeVisible()
  await other.goto(new URL(link).pathname + new URL(link).search)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(candidateName)
  await expect(other.getByText('1 sur 1')).toBeVisible()
  await expect(other.getByText(`Alix ${word} vous demande votre avis.`)).toBeVisible()
  await expect(other.getByText('Peu de recul')).toHaveCount(0)
  await expectGoodAtEachWidth(other, 'an opinion to give', [], '.document-fields')

  await giveOpinion(other, 'Favorable', 'Elle a mené deux migrations.')
  await expect(other.getByText('Peu de recul sur la sécurité.')).toBeVisible()
  await expect(other.getByText(`Alix ${word} vous demande votre avis.`)).toHaveCount(0)
  await other.goto('/admin')
  await expect(other.getByRole('heading', { name: 'À traiter' })).toBeVisible()
  await expect(other.getByRole('link', { name: 'attend votre avis' })).toHaveCount(0)
  await context.close()

  await page.reload()
  await expect(opinions.getByText('Elle a mené deux migrations.')).toBeVisible()
})

test('on a phone a colleague is mentioned by a button and a tap', { tag: '@phone' }, async ({
  staffPage: page,
  director,
  staff,
  isMobile,
}) => {
  test.skip(!isMobile, 'keys do it on a wide screen')
  const { address, word } = await twoColleagues(director, staff)
  await page.goto(address)
  const note = page.getByLabel('Nouvelle note')
  await page.getByRole('button', { name: 'Mentionner un collègue' }).tap()
  await note.pressSequentially(`elodie ${word.slice(0, 8)}`)
  const offered = page.getByRole('listbox', { name: 'Collègues' })
  await offered.getByRole('option', { name: `Élodie ${word}` }).tap()
  await expect(note).toHaveValue(`@Élodie ${word} `)
})

test('what is to be read is a filter of the list, and is left by a click', async ({
  page,
  director,
  staff,
}) => {
  const { address, asked, candidateName } = await twoColleagues(director, staff)
  await comeAs(page, asked)
  await mention(page, staff, address)
  // Without a reload: the menu is told.
  await page.getByRole('link', { name: 'À lire 1 candidature' }).click()
  await expect(page.getByRole('button', { name: 'À lire', pressed: true })).toBeVisible()
  await page.getByRole('link', { name: candidateName, exact: true }).click()
  await page.getByRole('button', { name: 'Marquer comme lu' }).click()
  await expect(page.getByText('Sortie de « À lire »')).toBeVisible()
  await expect(page.getByRole('link', { name: /^À lire/ })).toHaveCount(0)
})

async function mention(page: Page, staff: APIRequestContext, address: string) {
  const me = await (await page.request.get('/api/users/me')).json()
  const application = Number(address.split('/').at(-1))
  const note = { application, text: 'Ton avis ?', mentions: [me.user.id] }
  await expect(await staff.post('/api/application-notes', { data: note })).toBeOK()
}

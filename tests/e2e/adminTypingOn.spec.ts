import type { Page } from '@playwright/test'
import { noteWords } from '@/src/content/admin/applicationNotes'
import { openList, waitForForm } from '../support/adminPages'
import {
  applicationsOf,
  publishOffer,
  rareWord,
  sendApplication,
  sendMessage,
} from '../support/siteRecords'
import { deleteContent, draftCopy } from '../support/staffContent'
import { expect, test } from '../support/test'

test('what is written on while a note is being saved stays in the field', async ({
  staffPage: page,
  staff,
}) => {
  const { candidateName } = await sendApplication(staff)
  const [application] = await applicationsOf(staff, candidateName)
  await page.goto(`/admin/collections/job-applications/${application?.id}`)
  const note = page.getByLabel('Nouvelle note')
  const answer = await holdAnswers(page, '**/api/application-notes')
  const text = `À rappeler ${rareWord()}`
  await note.fill(text)
  await page.getByRole('button', { name: 'Ajouter la note' }).click()
  await expect(page.getByRole('button', { name: 'Ajout…' })).toBeVisible()
  await note.press('End')
  await note.pressSequentially(' Libre en mai.')
  answer()
  await expect(page.getByRole('listitem').filter({ hasText: text })).toHaveCount(1)
  await expect(note).toHaveValue('Libre en mai.')
  await expect(note).toBeFocused()
})

test.describe('without a connection', () => {
  test.use({ expectedFaults: [/Failed to load resource/] })

  test('a note stays typed on its page, which is not left, and is added once there is one', async ({
    context,
    staffPage: page,
    staff,
  }) => {
    const { candidateName } = await sendApplication(staff)
    const [application] = await applicationsOf(staff, candidateName)
    await page.goto(`/admin/collections/job-applications/${application?.id}`)
    const note = page.getByLabel('Nouvelle note')
    const add = page.getByRole('button', { name: 'Ajouter la note' })
    const text = `À rappeler ${rareWord()}`
    await note.fill(text)
    await context.setOffline(true)
    const unready = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('/api/health/ready'),
    )
    await add.click()
    await unready
    await expect(page.getByText(noteWords.addUnheard)).toBeVisible()
    await expect(note).toHaveValue(text)
    await context.setOffline(false)
    await add.click()
    await expect(page.getByRole('listitem').filter({ hasText: text })).toHaveCount(1)
    await expect(note).toHaveValue('')
  })
})

test('the way back from a form with changes is asked about first', async ({
  staffPage: page,
  staff,
}) => {
  const offer = await publishOffer(staff)
  const row = await openList(page, 'job-offers', offer.title)
  await row.getByRole('link', { name: `Modifier l’offre : ${offer.title}` }).click()
  await waitForForm(page)
  const title = page.getByLabel('Titre du poste')
  await title.press('End')
  await title.pressSequentially(' bis')
  const said: string[] = []
  page.on('dialog', async (dialog) => {
    said.push(dialog.message())
    await dialog.dismiss()
  })
  await page.evaluate(() => history.back())
  await expect.poll(() => said).toEqual([expect.stringContaining('Quitter sans enregistrer')])
  await expect(title).toHaveValue(/ bis$/)
})

test('another language of a form with changes is asked about first', async ({
  staffPage: page,
  staff,
}) => {
  const { id } = await draftCopy(staff, 'value-pages', { title: rareWord(), slug: '' })
  await page.goto(`/admin/collections/value-pages/${id}`)
  await waitForForm(page)
  const title = page.getByLabel('Titre').first()
  await title.fill('Jamais enregistré')
  const isAccepted = [false, true]
  page.on('dialog', async (dialog) => {
    expect(dialog.message()).toContain('Quitter sans enregistrer')
    await (isAccepted.shift() ? dialog.accept() : dialog.dismiss())
  })
  const chooseEnglish = async () => {
    await page.getByRole('button', { name: /^Langue du contenu/ }).click()
    await page.getByRole('button', { name: /^English/ }).click()
  }
  await chooseEnglish()
  await expect(title).toHaveValue('Jamais enregistré')
  await expect(page).not.toHaveURL(/locale=en/)
  await page.keyboard.press('Escape')
  await chooseEnglish()
  await expect(page).toHaveURL(/locale=en/)
  await deleteContent(staff, 'value-pages', id)
})

test.describe('signed out', () => {
  test.use({ expectedFaults: [/status of 403/] })
  test('who is signed in no more keeps what is typed, and is told to sign in', async ({
    context,
    staffPage: page,
    staff,
  }) => {
    const offer = await publishOffer(staff)
    await page.goto(`/admin/collections/job-offers/${offer.id}`)
    await waitForForm(page)
    const title = page.getByLabel('Titre du poste')
    const cookies = await context.cookies()
    await context.clearCookies()
    const judged = page.waitForResponse((response) => response.request().method() === 'POST')
    await title.fill(`${offer.title} bis`)
    await judged
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Votre session est terminée')).toBeVisible()
    await expect(title).toHaveValue(`${offer.title} bis`)
    // As somebody does in another tab.
    await context.addCookies(cookies)
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Offre modifiée avec succès')).toBeVisible()
  })
})

test('what is typed while the page of an application is drawn anew stays, letter for letter', async ({
  staffPage: page,
  staff,
}) => {
  const { candidateName } = await sendApplication(staff)
  const [application] = await applicationsOf(staff, candidateName)
  await page.addInitScript(answerInPieces)
  await page.goto(`/admin/collections/job-applications/${application?.id}`)
  const note = page.getByLabel('Nouvelle note')
  const decision = page.getByRole('group', { name: 'Décision' })
  await decision.getByRole('button', { name: 'Examiné' }).click()
  const text = 'Reçue lundi par toute l’équipe, puis rappelée mardi. '.repeat(2)
  await note.pressSequentially(text, { delay: 25 })
  await expect(note).toHaveValue(text)
})

test.describe('when a reply cannot be kept', () => {
  test.use({ expectedFaults: [/Failed to load resource/] })

  test('all that was written stays, and once it is kept what was written since', async ({
    staffPage: page,
    staff,
  }) => {
    const { subject } = await sendMessage(staff, 'Bonjour')
    await page.goto(`/admin/collections/contact-messages?search=${subject}`)
    await page.getByRole('link', { name: `Lire le message : ${subject}` }).click()
    const field = page.getByLabel('Votre réponse à Karim Benali')
    // This site has no mail server.
    const send = page.getByRole('button', { name: 'Garder le brouillon' })
    const sending = page.getByRole('button', { name: 'Enregistrement…' })
    const text = `Bonjour, lundi. ${rareWord()}`
    const refuse = await holdAnswers(page, '**/reponses', 503)
    await field.fill(text)
    await send.click()
    await expect(sending).toBeVisible()
    await field.pressSequentially(' Ou mardi.')
    refuse()
    await expect(page.getByRole('alert').filter({ hasText: 'conservé' })).toBeVisible()
    await expect(field).toHaveValue(`${text} Ou mardi.`)

    const answer = await holdAnswers(page, '**/reponses')
    await send.click()
    await expect(sending).toBeVisible()
    await field.pressSequentially(' À bientôt.')
    answer()
    await expect(page.getByRole('listitem').filter({ hasText: `${text} Ou mardi.` })).toBeVisible()
    await expect(field).toHaveValue('À bientôt.')
    await page.reload()
    await expect(field).toHaveValue('À bientôt.')
  })
})

/** Lets nothing through to this address until what is returned is called, or refuses it then. */
async function holdAnswers(page: Page, address: string, refusal?: number) {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(address, async (route) => {
    await held
    await (refusal === undefined ? route.continue() : route.fulfill({ status: refusal }))
  })
  return () => letGo()
}

// Runs in the browser: what the server draws anew comes in pieces, the last ones late, as from a server with much to do.
function answerInPieces() {
  const LAST = 12
  const ask = window.fetch
  window.fetch = async (...asked) => {
    const answer = await ask(...asked)
    if (!answer.headers.get('content-type')?.startsWith('text/x-component')) return answer
    const lines = (await answer.text()).split(/(?<=\n)/)
    const body = new ReadableStream({
      async pull(pieces) {
        const line = lines.shift()
        if (line === undefined) return pieces.close()
        pieces.enqueue(new TextEncoder().encode(line))
        if (lines.length < LAST) await new Promise((resolve) => setTimeout(resolve, 100))
      },
    })
    return Object.defineProperty(new Response(body, answer), 'url', { value: answer.url })
  }
}

import { notesScreen } from '@/src/plugins/opinions/tests/e2e/notesScreen'
import { adminList } from '../support/screens/adminList'
import { documentForm } from '../support/screens/documentForm'
import { receivedApplication } from '../support/screens/receivedApplication'
import { findApplicationsOf, publishOffer, sendApplication } from '../support/siteRecords'
import { expect, test } from '../support/test'

test('The browser’s way back from a form with changes asks first', async ({
  staffPage: page,
  staff,
}) => {
  const offer = await publishOffer(staff)
  const row = await adminList(page).find('job-offers', offer.title)
  await row.getByRole('link', { name: `Modifier l’offre : ${offer.title}` }).click()
  await documentForm(page).ready()
  const title = documentForm(page).offerTitle
  await title.press('End')
  await title.pressSequentially(' bis')
  await expect(documentForm(page).save).toBeEnabled()
  const questions: string[] = []
  page.on('dialog', async (dialog) => {
    questions.push(dialog.message())
    await dialog.dismiss()
  })
  await page.evaluate(() => history.back())
  await expect.poll(() => questions).toEqual([expect.stringContaining('Quitter sans enregistrer')])
  await expect(title).toHaveValue(/ bis$/)
})

test('Text typed while the page of an application is rendered again stays, letter for letter', async ({
  staffPage: page,
  staff,
}) => {
  const { candidateName } = await sendApplication(staff)
  const [application] = await findApplicationsOf(staff, candidateName)
  await page.addInitScript(sendResponsesInPieces)
  await page.goto(`/admin/collections/job-applications/${application?.id}`)
  const { newNote } = notesScreen(page)
  await receivedApplication(page).status('Examiné').click()
  const text = 'Reçue lundi par toute l’équipe, puis rappelée mardi. '.repeat(2)
  await newNote.pressSequentially(text, { delay: 25 })
  await expect(newNote).toHaveValue(text)
})

// Runs in the browser. Splits server responses into chunks and delays the last ones, like a busy
// server.
function sendResponsesInPieces() {
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

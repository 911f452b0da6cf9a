import { aPdf, playwrightUpload } from '../support/documents'
import { findFrenchWords } from '../support/frenchWords'
import { hideTab, showTab } from '../support/otherTab'
import { englishApplicationForm } from '../support/screens/applicationForm'
import { readSentMailsTo } from '../support/sentMails'
import { createRareWord, findApplicationsOf, publishOffer } from '../support/siteRecords'
import { expect, test } from '../support/test'

const PROGRAM_FILE = { name: 'cv.exe', bytes: Buffer.from('MZ') }
const candidateEmailOf = (word: string) => `${word.toLowerCase()}@candidats.test`

test.use({ locale: 'en-GB', timezoneId: 'Europe/London' })

/** The mail to this address, once it is sent; only the offer's title is French. */
async function expectEnglishMail(email: string, title: string) {
  await expect.poll(async () => (await readSentMailsTo(email)).length).toBe(1)
  const [mail] = await readSentMailsTo(email)
  expect(mail?.subject).toBe('Your application to Exemplia')
  expect(mail?.text).toContain(`We have received your application for the position “${title}”.`)
  expect(mail?.text).toContain('/en/jobs')
  expect(mail?.html).toMatch(/<html[^>]* lang="en"/)
  const said = `${mail?.subject} ${mail?.text}`
  expect(findFrenchWords(said, [title, '48, rue des Trois-Exemples'])).toEqual([])
}

test('A visitor finds an offer, applies and is answered in English', async ({ page, staff }) => {
  const offer = await publishOffer(staff)
  const name = `Maeve ${createRareWord()}`
  const email = candidateEmailOf(createRareWord())
  const form = englishApplicationForm(page)
  await page.goto('/en/jobs')
  await page.getByPlaceholder('Search by title, skill or keyword...').fill(offer.word)
  await expect(page.getByText('1 vacancy found')).toBeVisible()
  await page.getByRole('link', { name: `Apply for the vacancy ${offer.title}` }).click()
  await expect(page).toHaveURL(`/en/apply/${offer.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offer.title)
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'fr')

  await form.name.fill(name)
  await form.email.fill(email)
  await form.cv.setInputFiles(playwrightUpload(PROGRAM_FILE))
  await expect(form.cv).toHaveAccessibleDescription(/Only PDF and Word files are accepted/)
  await form.cv.setInputFiles(playwrightUpload({ name: 'cv.pdf', bytes: await aPdf(name) }))
  await hideTab(page)
  await form.send.click()
  await expect(form.thanks).toContainText('Your application has been sent successfully.')
  await showTab(page)
  await expect(page).toHaveURL('/en')
  await expect(form.thanks).toBeHidden()
  expect(await findApplicationsOf(staff, name)).toMatchObject([
    { jobTitle: offer.title, language: 'en', cv: { originalName: 'cv.pdf' } },
  ])
  await expectEnglishMail(email, offer.title)
})

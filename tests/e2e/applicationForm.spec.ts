import { applicationPage, upload } from '../support/applicationPage'
import { aPdf, aPdfOf } from '../support/documents'
import { applicationsOf, publishOffer, rareWord } from '../support/siteRecords'
import { expect, test } from '../support/test'

const MEGABYTE = 1024 * 1024
const SPONTANEOUS = '/postuler/candidature-spontanee'

test('the button waits for a name and an e-mail address', async ({ page }) => {
  const form = applicationPage(page)
  await page.goto(SPONTANEOUS)
  await expect(form.send).toBeDisabled()
  await form.name.fill('Inès')
  await expect(form.send).toBeDisabled()
  await form.email.fill('ines@candidats.test')
  await expect(form.send).toBeEnabled()
  await form.name.fill('  ')
  await expect(form.send).toBeDisabled()
})

test('while the application is on its way the button says so and cannot be pressed', async ({
  page,
}) => {
  const form = applicationPage(page)
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/api/candidatures', async (route) => {
    await arrival
    await route.continue()
  })
  await page.goto(SPONTANEOUS)
  await form.name.fill('Inès')
  await form.email.fill('ines@candidats.test')
  await form.send.click()
  await expect(form.sending).toBeDisabled()
  arrive()
  await expect(form.thanks).toBeVisible()
})

test('a double click sends one application', async ({ page, staff }) => {
  const form = applicationPage(page)
  const name = `Inès ${rareWord()}`
  await page.goto(SPONTANEOUS)
  await form.name.fill(name)
  await form.email.fill('ines@candidats.test')
  await form.send.dblclick()
  await expect(form.thanks).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await applicationsOf(staff, name)).toHaveLength(1)
})

const refusedFiles = {
  'too big': {
    file: { name: 'cv.pdf', bytes: await aPdfOf(5 * MEGABYTE + 1) },
    sentence: 'Le fichier ne doit pas dépasser 5MB',
  },
  'of another kind': {
    file: { name: 'photo.png', bytes: Buffer.from('PNG') },
    sentence: 'Seuls les fichiers PDF et Word sont acceptés',
  },
}

for (const [kind, { file, sentence }] of Object.entries(refusedFiles)) {
  test(`a file ${kind} is named at its field at once and not kept; a good one settles it`, async ({
    page,
  }) => {
    const form = applicationPage(page)
    const good = upload({ name: 'lettre.pdf', bytes: await aPdf() })
    await page.goto(SPONTANEOUS)
    for (const field of [form.cv, form.letterFile]) {
      await field.setInputFiles(upload(file))
      await expect(field).toHaveAccessibleDescription(new RegExp(`^${sentence}`))
      await expect(field).toHaveValue('')
      await field.setInputFiles(good)
      await expect(field).not.toHaveAccessibleDescription(new RegExp(sentence))
      await expect(field).toHaveValue(/lettre\.pdf$/)
    }
    await expect(page.getByText(sentence)).toHaveCount(0)
  })
}

test.describe('when the server refuses', () => {
  test.use({ expectedFaults: [/^console: Failed to load resource/] })

  test('a failure keeps what was typed, and the next try goes through', async ({ page, staff }) => {
    const form = applicationPage(page)
    const name = `Inès ${rareWord()}`
    await page.goto(SPONTANEOUS)
    await form.name.fill(name)
    await form.email.fill('ines@candidats.test')
    await form.letter.fill('Bonjour,\nje cherche un poste.')
    await form.cv.setInputFiles(upload({ name: 'cv.pdf', bytes: await aPdf() }))
    await page.route('**/api/candidatures', (route) => route.abort())
    await form.send.click()
    await expect(
      page.getByText('Une erreur inattendue est survenue. Veuillez réessayer.'),
    ).toBeVisible()
    await expect(form.name).toHaveValue(name)
    await expect(form.letter).toHaveValue('Bonjour,\nje cherche un poste.')
    await page.unroute('**/api/candidatures')
    await form.send.click()
    await expect(form.thanks).toBeVisible()
    expect(await applicationsOf(staff, name)).toMatchObject([
      { coverLetter: 'Bonjour,\nje cherche un poste.', cv: { originalName: 'cv.pdf' } },
    ])
  })

  test('a file that only calls itself a PDF is named at its field', async ({ page, staff }) => {
    const form = applicationPage(page)
    const name = `Inès ${rareWord()}`
    await page.goto(SPONTANEOUS)
    await form.name.fill(name)
    await form.email.fill('ines@candidats.test')
    await form.cv.setInputFiles(upload({ name: 'cv.pdf', bytes: Buffer.from('Bonjour') }))
    await form.send.click()
    await expect(form.cv).toHaveAccessibleDescription(
      /^Seuls les fichiers PDF et Word sont acceptés/,
    )
    await expect(form.cv).toBeFocused()
    await expect(form.name).toHaveValue(name)
    expect(await applicationsOf(staff, name)).toEqual([])
  })

  test('an offer closed while the form was open is said to be closed', async ({ page, staff }) => {
    const form = applicationPage(page)
    const offer = await publishOffer(staff)
    await page.goto(`/postuler/${offer.slug}`)
    await staff.patch(`/api/job-offers/${offer.id}`, { data: { isActive: false } })
    await form.name.fill('Inès')
    await form.email.fill('ines@candidats.test')
    await form.send.click()
    await expect(page.getByText('Cette offre n’est plus ouverte.')).toBeVisible()
    await expect(form.name).toHaveValue('Inès')
  })
})

test('an address without an offer asks to apply for its capitalised words', async ({
  page,
  staff,
}) => {
  const form = applicationPage(page)
  const name = `Inès ${rareWord()}`
  await page.goto('/postuler/gardienne-de-phare')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gardienne De Phare')
  await form.name.fill(name)
  await form.email.fill('ines@candidats.test')
  await form.send.click()
  await expect(form.thanks).toBeVisible()
  expect(await applicationsOf(staff, name)).toMatchObject([{ jobTitle: 'Gardienne De Phare' }])
})

test('the way back leads to the offers on the home page', async ({ page }) => {
  await page.goto(SPONTANEOUS)
  await page.getByRole('link', { name: "Retour aux offres d'emploi" }).click()
  await expect(page).toHaveURL('/#offers')
})

test('an application can be sent with the keyboard alone', async ({ page, staff }) => {
  const form = applicationPage(page)
  const name = `Inès ${rareWord()}`
  const { keyboard } = page
  await page.goto(SPONTANEOUS)
  await form.name.focus()
  await keyboard.type(name)
  await keyboard.press('Tab')
  await keyboard.type('ines@candidats.test')
  await keyboard.press('Tab')
  await keyboard.type('06 12 34 56 78')
  await keyboard.press('Tab')
  await expect(form.cv).toBeFocused()
  const choosing = page.waitForEvent('filechooser')
  await keyboard.press('Enter')
  await (await choosing).setFiles(upload({ name: 'cv.pdf', bytes: await aPdf() }))
  await keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Retirer cv.pdf' })).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.type('Bonjour')
  await keyboard.press('Tab')
  await expect(form.letterFile).toBeFocused()
  await keyboard.press('Tab')
  await expect(form.send).toBeFocused()
  await keyboard.press('Enter')
  await expect(form.thanks).toBeVisible()
  expect(await applicationsOf(staff, name)).toMatchObject([
    { coverLetter: 'Bonjour', cv: { originalName: 'cv.pdf' } },
  ])
})

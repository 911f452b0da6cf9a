import { applicationPage, upload } from '../support/applicationPage'
import { aPdf, aPdfOf } from '../support/documents'
import { applicationsOf, publishOffer, rareWord } from '../support/siteRecords'
import { expect, test } from '../support/test'

const MEGABYTE = 1024 * 1024
const SPONTANEOUS = '/postuler/candidature-spontanee'

const refusedFiles = {
  'too big': {
    file: { name: 'cv.pdf', bytes: await aPdfOf(5 * MEGABYTE + 1) },
    sentence: 'Le fichier ne doit pas dépasser 5MB',
  },
  'of another kind': {
    file: { name: 'photo.png', bytes: Buffer.from('PNG') },
    sentence: 'Seuls les fichiers PDF et Word sont acceptés',
  },
  'with nothing in it': {
    file: { name: 'cv.pdf', bytes: Buffer.alloc(0) },
    sentence: 'Ce fichier est vide.',
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

test('an application does not leave without the file that was turned away before its sender was told', async ({
  page,
  staff,
}) => {
  const form = applicationPage(page)
  const name = `Inès ${rareWord()}`
  const warning = page.getByText(/^Un fichier que vous avez choisi n’a pas été accepté/)
  await page.goto(SPONTANEOUS)
  await form.name.fill(name)
  await form.email.fill('ines@candidats.test')
  await form.cv.setInputFiles(upload(refusedFiles['of another kind'].file))
  await form.send.click()
  await expect(warning).toBeVisible()
  await expect(form.cv).toHaveAccessibleDescription(/^Seuls les fichiers PDF et Word/)
  expect(await applicationsOf(staff, name)).toEqual([])

  // Another choice, turned away as well, is another thing to be told.
  await form.cv.setInputFiles(upload(refusedFiles['too big'].file))
  await expect(warning).toBeHidden()
  await form.send.click()
  await expect(warning).toBeVisible()
  await form.send.click()
  await expect(form.thanks).toBeVisible()
  expect(await applicationsOf(staff, name)).toMatchObject([{ cv: null }])
})

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

  test('an offer that ends while its form is filled in is said to be over, and nothing is lost', async ({
    page,
    staff,
  }) => {
    const name = `Inès ${rareWord()}`
    const form = applicationPage(page)
    const offer = await publishOffer(staff)
    await page.goto(`/postuler/${offer.slug}`)
    const ending = { endsAt: new Date(Date.now() + 3000).toISOString() }
    await staff.patch(`/api/job-offers/${offer.id}`, { data: ending })
    await form.name.fill(name)
    await form.email.fill('ines@candidats.test')
    await form.cv.setInputFiles(upload({ name: 'cv.pdf', bytes: await aPdf(name) }))
    await expect
      .poll(async () => (await page.request.get(`/nos-offres/${offer.slug}`)).text())
      .toContain('Cette offre a expiré')
    await form.send.click()
    await expect(page.getByText('Cette offre n’est plus ouverte.')).toBeVisible()
    await expect(form.name).toHaveValue(name)
    await page.getByRole('button', { name: 'Envoyer comme candidature spontanée' }).click()
    await expect(form.thanks).toBeVisible()
    expect(await applicationsOf(staff, name)).toMatchObject([
      {
        jobTitle: `Candidature spontanée (offre fermée\u00A0: ${offer.title})`,
        cv: expect.anything(),
      },
    ])
  })
})

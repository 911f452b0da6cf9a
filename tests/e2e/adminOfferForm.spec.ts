import type { APIRequestContext, Page } from '@playwright/test'
import { serverUnheard } from '@/src/content/admin/loadErrors'
import { waitForForm } from '../support/adminPages'
import { publishOffer, rareWord } from '../support/siteRecords'
import { expect, test } from '../support/test'

/** So late comes each answer about the form's state: later than whoever types and saves. */
const SLOW_MS = 700
const NEW_OFFER = '/admin/collections/job-offers/create'

const today = () => new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris' }).format()

test('a new offer is on the site as soon as it is saved, without its blank entries', async ({
  staffPage: page,
}) => {
  const title = `Ingénieure Données ${rareWord()}`
  await page.goto(NEW_OFFER)
  await expect(page.getByRole('heading', { level: 1, name: 'Nouvelle offre' })).toBeVisible()
  await expect(page.getByPlaceholder('JJ/MM/AAAA')).toHaveValue(today())
  await page.getByLabel('Titre du poste').fill(title)
  await choose(page, 'location', 'Lyon')
  await choose(page, 'contract', 'Alternance')
  await choose(page, 'category', 'Science des données')
  await choose(page, 'experience', 'Junior')
  await page.getByLabel('Minimum brut (en euros)').fill('1250')
  await choose(page, 'payPeriod', 'Mois')
  await page.getByLabel('Mission').fill('• Explorer les données')
  const stack = page.getByLabel('Stack technique')
  await stack.fill('• Python\n\n   \nSpark\n')
  await expect(stack).toHaveValue('• Python\n\n   \nSpark\n')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Offre créée avec succès')).toBeVisible()
  await expect(stack).toHaveValue('Python\nSpark')
  await expect(page.getByText('Aucune candidature pour le moment')).toBeVisible()

  await page.goto(`/nos-offres?recherche=${encodeURIComponent(title)}`)
  const card = page.getByRole('article').filter({ hasText: title })
  for (const fact of [
    'Lyon',
    'Alternance',
    'Science des données',
    'Junior',
    'Publié le',
    'brut par mois',
  ]) {
    await expect(card.getByText(fact).first()).toBeVisible()
  }
  await card.getByText('Voir plus').click()
  await expect(card.getByRole('listitem')).toHaveText(['Python', 'Spark'])
})

test.describe('an offer without its required fields', () => {
  test.use({ expectedFaults: [/^console: Failed to load resource.*400/] })

  test('is not saved, and each field says what it needs', async ({ staffPage: page }) => {
    await page.goto(NEW_OFFER)
    // Payload checks the form after each change, and forgets the errors of a save in between.
    const checked = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith(NEW_OFFER),
    )
    await page.getByPlaceholder('JJ/MM/AAAA').fill('')
    await page.keyboard.press('Tab')
    await checked
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    for (const sentence of [
      'Indiquez le titre du poste.',
      'Choisissez un lieu.',
      'Choisissez un type de contrat.',
      'Choisissez une catégorie.',
      'Choisissez un niveau d’expérience.',
      'Décrivez la mission.',
      'Indiquez la rémunération',
      'Indiquez la date de publication.',
    ]) {
      await expect(page.getByText(sentence).first()).toBeVisible()
    }
    const mission = page.getByLabel('Mission')
    await expect(mission).toHaveAccessibleDescription('Décrivez la mission.')
    await expect(mission).toHaveAttribute('aria-invalid', 'true')
    await mission.fill('• Décrire')
    await expect(mission).not.toHaveAttribute('aria-invalid')
    await expect(page).toHaveURL(NEW_OFFER)
  })
})

test.describe('a save that reaches no server', () => {
  test.use({ expectedFaults: [/^console: (Failed to load resource|Error submitting form)/] })

  test('says so in French, and keeps what was typed', async ({ staff, staffPage: page }) => {
    const { id } = await publishOffer(staff)
    await page.goto(`/admin/collections/job-offers/${id}`)
    await waitForForm(page)
    await page.getByLabel('Mission').fill('• Garder ce qui est écrit')
    const save = page.getByRole('button', { name: 'Enregistrer' })
    const saving = `**/api/job-offers/${id}*`
    // Of a proxy whose servers are away.
    await page.route(saving, (route) => route.fulfill({ status: 502, body: '<p>Maintenance</p>' }))
    await save.click()
    await expect(page.getByText(serverUnheard)).toBeVisible()
    await page.unroute(saving)
    await save.click()
    await expect(page.getByText('Offre modifiée avec succès')).toBeVisible()
    await expect(page.getByLabel('Mission')).toHaveValue('• Garder ce qui est écrit')
  })
})

test.describe('a date that is no day written JJ/MM/AAAA', () => {
  test.use({ expectedFaults: [/^console: Failed to load resource.*400/] })

  test('is kept as typed, named, and not saved', async ({ staff, staffPage: page }) => {
    const { id } = await publishOffer(staff, { publishedDate: '21/11/2026' })
    await page.goto(`/admin/collections/job-offers/${id}`)
    const date = page.getByLabel('Date de publication')
    await expect(date).toHaveValue('21/11/2026')
    const save = page.getByRole('button', { name: 'Enregistrer' })
    await waitForForm(page)
    for (const typed of [
      '4/3/25',
      '12/31/2024',
      '4/3/2024',
      '31/02/2025',
      'demain',
      '2025-03-04',
    ]) {
      await date.fill(typed)
      await page.keyboard.press('Tab')
      await save.click()
      await expect(
        page.getByText('Format de date invalide. Utilisez le format JJ/MM/AAAA').first(),
      ).toBeVisible()
      await expect(date).toHaveValue(typed)
      expect(await publishedDate(staff, id)).toBe('2026-11-21T12:00:00.000Z')
    }
    await date.fill('04/03/2025')
    await save.click()
    await expect(page.getByText('Offre modifiée avec succès')).toBeVisible()
    await expect(date).toHaveValue('04/03/2025')
    expect(await publishedDate(staff, id)).toBe('2025-03-04T12:00:00.000Z')
  })
})

test.describe('a date typed at human pace, while the server is slow to answer', () => {
  test.use({ expectedFaults: [/^console: Failed to load resource.*400/] })

  test('is named at its field until it is right, whatever comes late', async ({
    staff,
    staffPage: page,
  }) => {
    const { id } = await publishOffer(staff, { publishedDate: '21/11/2026' })
    const address = `/admin/collections/job-offers/${id}`
    await page.goto(address)
    await waitForForm(page)
    // What the form's state is asked for while somebody types.
    const isStateOf = (url: string, method: string) => method === 'POST' && url.endsWith(address)
    await page.route(`**${address}`, async (route) => {
      if (route.request().method() === 'POST') await new Promise((go) => setTimeout(go, SLOW_MS))
      await route.continue()
    })
    const nextAnswer = () =>
      page.waitForResponse((told) => isStateOf(told.url(), told.request().method()))
    const date = page.getByLabel('Date de publication')
    const refusal = page.getByText('Format de date invalide. Utilisez le format JJ/MM/AAAA')

    const answered = nextAnswer()
    await date.click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('31/02/2025', { delay: 40 })
    await answered
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(refusal).toBeVisible()
    await expect(date).toHaveAttribute('aria-invalid', 'true')

    // Another field is changed, and the key that saves pressed while the answer is under way.
    const late = nextAnswer()
    const asked = page.waitForRequest((told) => isStateOf(told.url(), told.method()))
    await page.getByLabel('Titre du poste').press('End')
    await page.keyboard.type(' H/F')
    await asked
    await page.keyboard.press('ControlOrMeta+s')
    await late
    await expect(refusal).toBeVisible()
    await expect(date).toHaveValue('31/02/2025')
    expect(await publishedDate(staff, id)).toBe('2026-11-21T12:00:00.000Z')

    await date.fill('28/02/2025')
    await expect(refusal).toBeHidden()
    await expect(date).toHaveAttribute('aria-invalid', 'false')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Offre modifiée avec succès')).toBeVisible()
    expect(await publishedDate(staff, id)).toBe('2025-02-28T12:00:00.000Z')
  })
})

async function publishedDate(staff: APIRequestContext, id: number) {
  const answer = await staff.get(`/api/job-offers/${id}`)
  return (await answer.json()).publishedDate
}

/** Picks from one of Payload's selects. */
async function choose(page: Page, field: string, option: string) {
  await page.locator(`#field-${field}`).getByRole('combobox').press('ArrowDown')
  await page.getByRole('option', { name: option, exact: true }).click()
}

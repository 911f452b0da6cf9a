import type { Page } from '@playwright/test'
import { expectGoodAtEachWidth, expectNoBarrier } from '../support/barriers'
import { follow } from '../support/keyboard'
import { writePastVisits } from '../support/pastVisits'
import { publishOffer, rareWord } from '../support/siteRecords'
import { expect, test } from '../support/test'

/** The 12th so many months ago, on the calendar of Paris. */
function twelfth(monthsAgo: number): string {
  const [year = 0, month = 0] = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' })
    .format(new Date())
    .split('-')
    .map(Number)
  return new Date(Date.UTC(year, month - 1 - monthsAgo, 12)).toISOString().slice(0, 10)
}
const inWords = (day: string) =>
  new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  )
const notesOf = (page: Page) => page.getByRole('region', { name: 'Ce qui s’est passé' })
const openStatistics = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: 'Statistiques', exact: true }).click()

test('what happened on the 12th? Three clicks from the start page, by mouse and by keyboard', async ({
  staffPage: page,
  staff,
}) => {
  const day = twelfth(1)
  const sentence = `Newsletter ${rareWord()}`
  await writePastVisits([{ day, hour: 9, visits: 30 }])
  await staff.post('/api/day-marks', { data: { day, sentence } })
  await page.goto('/admin')
  await openStatistics(page)
  await page.getByRole('link', { name: 'Mois dernier' }).click()
  await expect(notesOf(page).getByText(sentence)).toBeVisible()
  // Its point on the line, wherever that stands by now.
  await expect(async () => {
    const drawn = page.locator('[class*="marked"] circle').first()
    await drawn.scrollIntoViewIfNeeded()
    const point = await drawn.boundingBox()
    await page.mouse.click((point?.x ?? 0) + 4, (point?.y ?? 0) - 10)
    await expect(page).toHaveURL(new RegExp(`du=${day}&au=${day}`), { timeout: 3_000 })
  }).toPass()
  await expect(page).toHaveURL(new RegExp(`du=${day}&au=${day}`))

  await expect(page.getByRole('heading', { name: 'Visites par heure' })).toBeVisible()
  await expect(notesOf(page).getByText(sentence)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Pages les plus vues' })).toContainText(
    'Nos offres',
  )
  await expect(page.getByRole('region', { name: 'Sources de trafic' })).toContainText('100')
  await follow(page, page.getByText('Voir les chiffres heure par heure'))
  const hours = page.getByRole('table')
  await expect(hours.getByRole('row')).toHaveCount(25)
  await expect(hours.getByRole('row', { name: /^de 9\sh à 10\sh/ })).toContainText(/\d0/)
  await expect(
    hours
      .getByRole('row', { name: /^de 8\sh à 9\sh/ })
      .getByRole('cell')
      .first(),
  ).toHaveText('0')
  await expectGoodAtEachWidth(page, 'a day, everything open', [], '[data-visits]')
  await follow(page, page.getByRole('link', { name: 'Jour suivant' }))
  await expect(page).toHaveURL(/du=\d{4}-\d\d-13&/)
})

test('an Administrator notes something of a day, mends it, and takes it away', async ({
  staffPage: page,
}) => {
  const day = twelfth(3)
  const [first, second] = [`Salon ${rareWord()}`, `Salon ${rareWord()}`]
  await page.goto(`/admin/statistiques?du=${day}&au=${day}`)
  const notes = notesOf(page)
  await expect(notes.getByLabel('Jour')).toHaveValue(day)
  await notes.getByLabel('Repère').fill(first)
  await notes.getByRole('button', { name: 'Ajouter un repère' }).click()
  await expect(notes.getByText(first)).toBeVisible()
  await notes.getByRole('button', { name: `Modifier «\u00A0${first}\u00A0»` }).click()
  const form = notes.locator('form').filter({ hasText: 'Enregistrer' })
  await expect(form.getByLabel('Repère')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(second)
  await page.keyboard.press('Enter')
  await expect(notes.getByText(second)).toBeVisible()
  await expect(notes.getByText(first)).toHaveCount(0)
  await expectGoodAtEachWidth(page, 'a day with a mark', [], '[data-visits]')
  await notes.getByRole('button', { name: `Supprimer «\u00A0${second}\u00A0»` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(notes.getByText(second)).toHaveCount(0)
})

test('what was put online today is told today, without a word written', async ({
  staffPage: page,
  staff,
}) => {
  const offer = await publishOffer(staff)
  await page.goto('/admin/statistiques')
  await expect(notesOf(page).getByText(offer.title).first()).toBeVisible()
})

test('how do we compare with last month? Two clicks from the start page', async ({
  staffPage: page,
}) => {
  await writePastVisits([
    { day: twelfth(15), hour: 9, visits: 1 },
    { day: twelfth(2), hour: 10, visits: 20 },
    { day: twelfth(1), hour: 10, visits: 30 },
  ])
  await page.goto('/admin')
  await openStatistics(page)
  await page.getByRole('link', { name: 'Mois dernier' }).click()
  const words = page.getByText(/^Évolutions/)
  await expect(words).toContainText(
    /du 1er au \d\d \S+ \d{4} \(\d\d\sjours\), comparé à la période du 1er au \d\d \S+ \d{4} \(\d\d\sjours\)\./,
  )
  await expect(page.getByText(/ en un mois$/).first()).toBeVisible()
  await expect(
    page.getByRole('application', { name: /^Visites par jour, du 1er au / }),
  ).toBeVisible()
  await page.getByText('Voir les chiffres jour par jour').click()
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader', { name: 'Visites d’avant' })).toBeVisible()
  await expect(table.getByRole('row', { name: new RegExp(inWords(twelfth(1))) })).toContainText(
    /[1-9]0/,
  )
  await expectGoodAtEachWidth(page, 'a month beside the one before', [], '[data-visits]')

  await follow(page, page.getByRole('link', { name: 'Un an plus tôt' }))
  await expect(page).toHaveURL(/comparer=an/)
  await expect(page.getByText(/^(Évolutions|Rien à comparer)/)).toBeVisible()
  await follow(page, page.getByRole('link', { name: 'Rien', exact: true }))
  await expect(words).toHaveCount(0)
  await expect(page.getByText(/ en un (mois|an)$/)).toHaveCount(0)
})

test('the line is drawn beside the very days that the figures are compared with', async ({
  staffPage: page,
}) => {
  await writePastVisits([{ day: twelfth(15), hour: 9, visits: 1 }])
  await page.goto('/admin/statistiques')
  const words = await page.getByText(/^Évolutions/).textContent()
  const [, days = 'two periods'] = /comparé à la période (.+?) \(/.exec(words ?? '') ?? []
  await expect(page.getByText(days, { exact: true })).toBeVisible()

  await page.getByText('Voir les chiffres jour par jour').click()
  await page.getByRole('table').getByRole('link').last().click()
  await expect(page.getByText('Aujourd’hui n’est pas fini')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Visites par heure' })).toBeVisible()
  await expect(page.getByText('Comparé à la période')).toHaveCount(0)
})

test('of a period before anything was counted nothing is compared', async ({ staffPage: page }) => {
  await page.goto('/admin/statistiques?du=2020-01-06&au=2020-04-04')
  await expect(page.getByText(/^Rien à comparer/)).toBeVisible()
  await expect(notesOf(page).getByText('Rien n’est noté pour cette période.')).toBeVisible()
  await expectNoBarrier(page, 'ninety empty days', [], '[data-visits]')
})

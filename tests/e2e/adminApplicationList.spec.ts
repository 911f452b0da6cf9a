import { chooseIn, follow, tabTo, typeInto } from '../support/keyboard'
import { applicationsOf, publishOffer, sendApplication } from '../support/siteRecords'
import { expect, test } from '../support/test'

const LIST = '/admin/collections/job-applications'

test('with the keyboard a recruiter finds applications by offer, status and date, and keeps the filters', async ({
  staffPage: page,
  staff,
}) => {
  const offer = await publishOffer(staff)
  const mine = await sendApplication(staff, { jobSlug: offer.slug })
  await sendApplication(staff)
  await page.goto(LIST)
  const filters = page.getByRole('region', { name: 'Filtrer les candidatures' })
  const found = page.getByRole('row').filter({ has: page.getByRole('combobox') })
  const chip = (name: string) => filters.getByRole('button', { name, exact: true })
  await chooseIn(page, filters.getByLabel('Offre'), offer.title)
  await expect(found).toHaveCount(1)
  await expect(found).toContainText(mine.candidateName)
  await follow(page, chip('Accepté'), 'Shift+Tab')
  await expect(page.getByRole('heading', { name: 'Aucune candidature' })).toBeVisible()
  await follow(page, chip('En attente'), 'Shift+Tab')
  await expect(found).toHaveCount(1)
  await follow(page, chip('Hier'))
  await expect(page.getByRole('heading', { name: 'Aucune candidature' })).toBeVisible()
  await follow(page, chip('Aujourd’hui'), 'Shift+Tab')
  await expect(found).toHaveCount(1)
  await expect(chip('Aujourd’hui')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Enter')
  await expect(chip('Aujourd’hui')).toHaveAttribute('aria-pressed', 'false')
  await expect(page.locator('.where-builder')).toBeHidden()
  await follow(page, chip('Plus de filtres'))
  const until = filters.getByLabel('Au', { exact: true })
  await typeInto(page, until, '01012020')
  await expect(until).toHaveValue('2020-01-01')
  await expect(page.getByRole('heading', { name: 'Aucune candidature' })).toBeVisible()
  await tabTo(page, until)
  await page.keyboard.press('Delete')
  await expect(found).toHaveCount(1)

  await follow(page, filters.getByRole('button', { name: 'Enregistrer ces filtres' }))
  const name = filters.getByLabel('Nom de ces filtres')
  await expect(name).toBeFocused()
  await page.keyboard.type(offer.title)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Filtres enregistrés').last()).toBeVisible()
  await follow(page, filters.getByRole('button', { name: 'Effacer les filtres' }), 'Shift+Tab')
  await expect(chip('Toutes')).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await follow(page, chip('Plus de filtres'))
  await chooseIn(page, filters.getByRole('combobox', { name: 'Filtres enregistrés' }), offer.title)
  await expect(found).toHaveCount(1)
  await expect(chip('En attente')).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await follow(page, chip('Plus de filtres'))
  await expect(filters.getByRole('combobox', { name: 'Filtres enregistrés' })).not.toHaveValue('')
  await follow(page, filters.getByRole('button', { name: /^Supprimer les filtres enregistrés/ }))
  await expect(page.getByText('Filtres supprimés')).toBeVisible()

  await page.goto(LIST)
  const search = page.getByPlaceholder('Rechercher\u00A0: nom, e-mail ou téléphone')
  await typeInto(page, search, mine.candidateName.replace('Inès', 'INES'))
  await expect(found).toHaveCount(1)
  await expect(found).toContainText(mine.candidateName)
})

test('several applications are decided upon at once, and what was decided is taken back', async ({
  staffPage: page,
  staff,
}) => {
  const offer = await publishOffer(staff)
  const [first, second] = [
    await sendApplication(staff, { jobSlug: offer.slug }),
    await sendApplication(staff, { jobSlug: offer.slug }),
  ]
  const [{ id } = { id: 0 }] = await applicationsOf(staff, second.candidateName)
  await staff.patch(`/api/job-applications/${id}`, { data: { status: 'reviewed' } })
  const statuses = async () => {
    const made = [first, second].map(({ candidateName }) => applicationsOf(staff, candidateName))
    return (await Promise.all(made)).map(([application]) => application?.status)
  }

  await page.goto(`${LIST}?where[and][0][jobOffer][equals]=${offer.id}`)
  await page.getByRole('checkbox', { name: 'Tout cocher' }).check()
  const bar = page.getByRole('region', { name: 'Lignes cochées' })
  await bar.getByRole('button', { name: 'Refusé' }).click()
  await expect(page.getByText('2 statuts mis à jour avec succès')).toBeVisible()
  expect(await statuses()).toEqual(['rejected', 'rejected'])
  const undo = page.getByRole('button', { name: 'Annuler' })
  expect((await undo.boundingBox())?.height).toBeLessThan(44)
  await undo.click()
  await expect(page.getByText('Changement annulé')).toBeVisible()
  expect(await statuses()).toEqual(['pending', 'reviewed'])
})

test.describe('a change of several that is refused', () => {
  test.use({ expectedFaults: [/^console: Failed to load resource.*502/] })

  test('leaves them ticked for another try', async ({ staffPage: page, staff }) => {
    const offer = await publishOffer(staff)
    await sendApplication(staff, { jobSlug: offer.slug })
    await sendApplication(staff, { jobSlug: offer.slug })
    await page.goto(`${LIST}?where[and][0][jobOffer][equals]=${offer.id}`)
    await page.getByRole('checkbox', { name: 'Tout cocher' }).check()
    const bar = page.getByRole('region', { name: 'Lignes cochées' })
    const changing = '**/api/job-applications?*'
    // Of a proxy whose servers are away.
    await page.route(changing, (route) =>
      route.fulfill({ status: 502, body: '<p>Maintenance</p>' }),
    )
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await bar.getByRole('button', { name: 'Refusé' }).click()
    await expect(page.getByText('Erreur lors de la mise à jour du statut')).toBeVisible()
    // What comes before the list is drawn anew, by which the ticks would go.
    expect(asked).not.toContain('/api/health/ready')
    await expect(bar.getByText('2 lignes cochées')).toBeVisible()
    await page.unroute(changing)
    await bar.getByRole('button', { name: 'Refusé' }).click()
    await expect(page.getByText('2 statuts mis à jour avec succès')).toBeVisible()
  })
})

test('Shift ticks a range, one press all pages, and what was decided there is taken back', async ({
  staffPage: page,
  staff,
}) => {
  const offer = await publishOffer(staff)
  for (let rank = 0; rank < 12; rank += 1) await sendApplication(staff, { jobSlug: offer.slug })
  const asked = `where[jobOffer][equals]=${offer.id}`
  const counted = async (status: string) => {
    const answer = await staff.get(
      `/api/job-applications/count?${asked}&where[status][equals]=${status}`,
    )
    return Number((await answer.json()).totalDocs)
  }
  await page.goto(`${LIST}?where[and][0][jobOffer][equals]=${offer.id}&limit=10`)
  const boxes = page.locator('tbody').getByRole('checkbox')
  const bar = page.getByRole('region', { name: 'Lignes cochées' })
  await expect(() => boxes.nth(1).check({ timeout: 1_000 })).toPass()
  await boxes.nth(4).click({ modifiers: ['Shift'] })
  await expect(bar.getByText('4 lignes cochées')).toBeVisible()
  await boxes.nth(3).click({ modifiers: ['Shift'] })
  await expect(bar.getByText('2 lignes cochées')).toBeVisible()
  await bar.getByRole('button', { name: 'Tout décocher' }).click()
  await expect(bar).toBeHidden()

  await page.getByRole('checkbox', { name: 'Tout cocher' }).check()
  await bar.getByRole('button', { name: 'Cocher les 12 candidatures' }).click()
  await expect(bar.getByText('12 lignes cochées')).toBeVisible()
  const download = page.waitForEvent('download')
  await bar.getByRole('button', { name: 'Exporter' }).click()
  expect((await download).suggestedFilename()).toMatch(/^candidatures-.*\.csv$/)
  await bar.getByRole('button', { name: 'Supprimer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Supprimer définitivement' })
  await dialog.getByRole('button', { name: 'Supprimer définitivement' }).click()
  await expect(dialog.getByText('Tapez 12 pour confirmer')).toBeVisible()
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await expect(dialog).toBeHidden()

  await bar.getByRole('button', { name: 'Refusé' }).click()
  await expect(page.getByText('12 statuts mis à jour avec succès')).toBeVisible()
  expect(await counted('rejected')).toBe(12)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByText('Changement annulé')).toBeVisible()
  expect(await counted('pending')).toBe(12)
})

test('from an application opened in a narrowed list one goes on within that list', async ({
  staffPage: page,
  staff,
}) => {
  const offer = await publishOffer(staff)
  const sent = { jobSlug: offer.slug }
  const earlier = await sendApplication(staff, sent)
  await sendApplication(staff)
  const later = await sendApplication(staff, sent)
  await page.goto(`${LIST}?where[and][0][jobOffer][equals]=${offer.id}`)
  await page.getByRole('link', { name: later.candidateName, exact: true }).click()
  const onward = page.getByRole('link', { name: 'Candidature suivante de la liste' })
  await onward.press('Enter')
  await expect(page.getByRole('heading', { name: earlier.candidateName })).toBeVisible()
  // Whoever does not see the page is told of it by its title.
  await expect(page).toHaveTitle(`${earlier.candidateName} - Candidature | Administration`)
  await expect(onward).toHaveCount(0)
  await page.getByRole('link', { name: 'Candidature précédente de la liste' }).click()
  await expect(page.getByRole('heading', { name: later.candidateName })).toBeVisible()
})

test('in a queue one goes back to whom one has just decided on, and sees how many are left', {
  tag: '@phone',
}, async ({ staffPage: page, staff }) => {
  const isWide = (page.viewportSize()?.width ?? 0) > 1024
  const offer = await publishOffer(staff)
  const [last, second, first] = [
    await sendApplication(staff, { jobSlug: offer.slug }),
    await sendApplication(staff, { jobSlug: offer.slug }),
    await sendApplication(staff, { jobSlug: offer.slug }),
  ]
  const isOpen = ({ candidateName }: { candidateName: string }) =>
    expect(page.getByRole('heading', { name: candidateName, level: 1 })).toBeVisible()
  const step = (name: string) => page.getByRole('link', { name })
  const decision = page.getByRole('group', { name: 'Décision' })
  const bottom = () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))

  await page.goto(
    `${LIST}?where[and][0][jobOffer][equals]=${offer.id}&where[and][1][status][equals]=pending`,
  )
  await page.getByRole('link', { name: first.candidateName, exact: true }).click()
  await isOpen(first)
  await expect(step('Prochaine en attente')).toContainText('encore 2')
  // Wherever one reads, the decision and the way on are at hand, and far from what deletes.
  if (isWide) await page.setViewportSize({ width: 1024, height: 600 })
  await bottom()
  await expect(decision).toBeInViewport({ ratio: 1 })
  await expect(step('Candidature suivante de la liste')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Autres actions' })).not.toBeInViewport()
  await decision.getByRole('button', { name: 'Refusé' }).click()
  await expect(page.getByRole('region', { name: 'Historique' })).toContainText(
    'En attente → Refusé',
  )
  await step('Candidature suivante de la liste').click()
  await isOpen(second)
  await expect(step('Prochaine en attente')).toContainText('encore 1')
  await page.goBack()
  await isOpen(first)
  await page.goForward()
  await isOpen(second)
  await step('Candidature précédente de la liste').click()
  await isOpen(first)
  await expect(decision.getByRole('button', { name: 'Refusé' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await step('Candidature suivante de la liste').press('Enter')
  await isOpen(second)
  // The keyboard goes on from the step by which one came.
  await page.keyboard.press('Tab')
  await expect(step('Prochaine en attente')).toBeFocused()
  await step('Candidature suivante de la liste').click()
  await isOpen(last)
})

test('whoever has decided goes on at once, without waiting for the server’s answer', async ({
  staffPage: page,
  staff,
}) => {
  const offer = await publishOffer(staff)
  const second = await sendApplication(staff, { jobSlug: offer.slug })
  const first = await sendApplication(staff, { jobSlug: offer.slug })
  await page.goto(`${LIST}?where[and][0][jobOffer][equals]=${offer.id}`)
  await page.getByRole('link', { name: first.candidateName, exact: true }).click()
  await expect(page.getByRole('heading', { name: first.candidateName, level: 1 })).toBeVisible()
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/job-applications/*', async (route) => {
    if (route.request().method() === 'PATCH') await isAnswered
    await route.continue()
  })
  await page
    .getByRole('group', { name: 'Décision' })
    .getByRole('button', { name: 'Refusé' })
    .click()
  await page.getByRole('link', { name: 'Prochaine en attente' }).click()
  await expect(page.getByRole('heading', { name: second.candidateName, level: 1 })).toBeVisible()
  answer()
  await expect(page.getByText('Statut mis à jour avec succès')).toBeVisible()
  const [decided] = await applicationsOf(staff, first.candidateName)
  expect(decided?.status).toBe('rejected')
})

test('a page that the list does not have says so and leads to the last', async ({
  staffPage: page,
  staff,
}) => {
  await sendApplication(staff)
  await page.goto(`${LIST}?page=9999`)
  await expect(page.getByRole('heading', { name: 'Cette page n’existe pas' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Aucune candidature' })).toHaveCount(0)
  await follow(page, page.getByRole('button', { name: 'Aller à la dernière page' }))
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})

test('dates the wrong way round are told at the fields', async ({ staffPage: page }) => {
  const conditions = new URLSearchParams({
    'where[and][0][createdAt][greater_than_equal]': '2026-11-20T00:00:00.000Z',
    'where[and][1][createdAt][less_than_equal]': '2020-01-01T00:00:00.000Z',
  })
  await page.goto(`${LIST}?${conditions}`)
  const filters = page.getByRole('region', { name: 'Filtrer les candidatures' })
  await expect(filters.getByRole('alert')).toContainText('est après la date')
  await expect(filters.getByLabel('Au', { exact: true })).toHaveAttribute('aria-invalid', 'true')
})

import { openList, waitForForm } from '../support/adminPages'
import { applicationsOf, publishOffer, sendApplication, sendMessage } from '../support/siteRecords'
import { expect, test } from '../support/test'

test('staff see an offer’s facts in the list, in words', async ({ staffPage, staff }) => {
  const offer = await publishOffer(staff, { publishedDate: '09/03/2026' })
  const row = await openList(staffPage, 'job-offers', offer.title)
  for (const column of ['Titre du poste', 'Lieu', 'Contrat', 'Catégorie', 'Date', 'Actions']) {
    await expect(staffPage.getByRole('columnheader', { name: column })).toBeVisible()
  }
  const facts = ['Nantes', 'CDI', 'Infrastructure & Cyber Sécurité', 'Publié le 09/03/2026']
  for (const fact of facts) await expect(row.getByRole('cell', { name: fact })).toBeVisible()
  await expect(row.getByRole('switch')).toHaveText('Actif')
  await row.getByRole('link', { name: `Modifier l’offre : ${offer.title}` }).click()
  const title = staffPage.getByRole('textbox', { name: /^Titre du poste/ })
  await expect(title).toHaveValue(offer.title)
  await waitForForm(staffPage)
  await title.fill(`${offer.title} bis`)
  await staffPage.getByRole('button', { name: 'Enregistrer' }).click()
  const said = staffPage.locator('[data-sonner-toast]').filter({ hasText: 'Offre modifiée' })
  await expect(said.getByRole('link', { name: 'Voir sur le site' })).toHaveAttribute(
    'href',
    `/nos-offres/${offer.slug}`,
  )
})

test('the way back from a document leads to a list that was opened by its bare address', async ({
  staffPage: page,
  staff,
}) => {
  const { candidateName } = await sendApplication(staff)
  await page.goto('/admin/collections/job-applications')
  await page.getByRole('link', { name: candidateName, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: candidateName })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Candidatures' })).toBeVisible()
  await expect(page.getByRole('link', { name: candidateName, exact: true })).toBeVisible()
})

test('staff switch an offer off and on in the list', async ({ staffPage, staff }) => {
  const offer = await publishOffer(staff)
  const row = await openList(staffPage, 'job-offers', offer.title)
  const active = row.getByRole('switch')
  await active.click()
  await expect(staffPage.getByText('Offre désactivée avec succès')).toBeVisible()
  await staffPage.reload()
  await expect(active).toHaveText('Inactif')
  await active.click()
  await expect(staffPage.getByText('Offre activée avec succès')).toBeVisible()
  await staffPage.reload()
  await expect(active).toHaveText('Actif')
})

test('staff see who applied for what, and write to them', async ({ staffPage, staff }) => {
  const offer = await publishOffer(staff)
  const { candidateName } = await sendApplication(staff, { jobSlug: offer.slug })
  const row = await openList(staffPage, 'job-applications', candidateName)
  for (const column of ['Date', 'Candidat', 'E-mail', 'Poste', 'Statut', 'Actions']) {
    await expect(staffPage.getByRole('columnheader', { name: column })).toBeVisible()
  }
  for (const fact of ['06 12 34 56 78', 'ines@candidats.test', offer.title]) {
    await expect(row.getByText(fact)).toBeVisible()
  }
  await expect(row.getByRole('link', { name: `Écrire à ${candidateName}` })).toHaveAttribute(
    'href',
    'mailto:ines@candidats.test',
  )
  await row.getByRole('link', { name: `Voir les détails : ${candidateName}` }).click()
  await expect(staffPage.getByRole('heading', { name: offer.title })).toBeVisible()
  await expect(staffPage.getByText('Aucun CV joint')).toBeVisible()
})

test('staff set any status of an application in the list', async ({ staffPage, staff }) => {
  const { candidateName } = await sendApplication(staff)
  const row = await openList(staffPage, 'job-applications', candidateName)
  const status = row.getByRole('combobox')
  await expect(status.getByRole('option')).toHaveText([
    'En attente',
    'Examiné',
    'Accepté',
    'Refusé',
  ])
  for (const [label, value] of [
    ['Refusé', 'rejected'],
    ['En attente', 'pending'],
  ] as const) {
    await status.selectOption(label)
    await expect(staffPage.getByText('Statut mis à jour avec succès').last()).toBeVisible()
    await expect.poll(() => applicationsOf(staff, candidateName)).toMatchObject([{ status: value }])
  }
})

test('whoever changes their mind while a status is being saved gets the later one', async ({
  staffPage,
  staff,
}) => {
  const { candidateName } = await sendApplication(staff)
  const row = await openList(staffPage, 'job-applications', candidateName)
  const status = row.getByRole('combobox')
  let isAnswered = () => {}
  const answered = new Promise<void>((resolve) => {
    isAnswered = resolve
  })
  await staffPage.route('**/api/job-applications/*', async (route) => {
    await answered
    await route.continue()
  })
  await status.selectOption('Refusé')
  await expect(status).toHaveValue('rejected')
  await status.selectOption('Accepté')
  isAnswered()
  await expect
    .poll(() => applicationsOf(staff, candidateName))
    .toMatchObject([{ status: 'accepted' }])
  await expect(status).toHaveValue('accepted')
})

test('a status that keys only pass over is not chosen, and undoing leads back to where one began', async ({
  staffPage,
  staff,
}) => {
  const { candidateName } = await sendApplication(staff)
  const row = await openList(staffPage, 'job-applications', candidateName)
  const status = row.getByRole('combobox')
  const saves: string[] = []
  staffPage.on('request', (request) => {
    if (request.method() === 'PATCH') saves.push(request.postData() ?? '')
  })
  await status.press('ArrowDown')
  await expect(status).toHaveValue('reviewed')
  await status.press('Escape')
  await expect(status).toHaveValue('pending')
  for (const passed of ['reviewed', 'accepted', 'rejected']) {
    await status.press('ArrowDown')
    await expect(status).toHaveValue(passed)
  }
  await status.press('Tab')
  await expect(staffPage.getByText('Statut mis à jour avec succès').last()).toBeVisible()
  expect(saves).toHaveLength(1)
  await staffPage.getByRole('button', { name: 'Annuler' }).last().click()
  await expect(status).toHaveValue('pending')
  await expect
    .poll(() => applicationsOf(staff, candidateName))
    .toMatchObject([{ status: 'pending' }])

  await status.press('PageDown')
  await expect(status).toHaveValue('rejected')
  await status.press('Escape')
  await expect(status).toHaveValue('pending')
  await status.press('End')
  await expect(status).toHaveValue('rejected')
  await status.press('Enter')
  await expect
    .poll(() => applicationsOf(staff, candidateName))
    .toMatchObject([{ status: 'rejected' }])
  await expect(status).toBeFocused()
})

test('a status that is pointed at takes the place of one that keys had passed over', async ({
  staffPage,
  staff,
}) => {
  const { candidateName } = await sendApplication(staff)
  const row = await openList(staffPage, 'job-applications', candidateName)
  const status = row.getByRole('combobox')
  await status.press('ArrowDown')
  await expect(status).toHaveValue('reviewed')
  await status.dispatchEvent('pointerdown')
  await status.selectOption('Refusé')
  await expect
    .poll(() => applicationsOf(staff, candidateName))
    .toMatchObject([{ status: 'rejected' }])
  await expect(status).toHaveValue('rejected')
  await status.press('Tab')
  await expect(status).toHaveValue('rejected')
})

test('how much a list is narrowed to is told where the number already stood', async ({
  staffPage: page,
  staff,
}) => {
  const { candidateName } = await sendApplication(staff)
  await openList(page, 'job-applications', candidateName)
  const count = page.getByRole('status').filter({ hasText: /^1 candidature$/ })
  await expect(count).toBeVisible()
  const place = await count.elementHandle()
  const filters = page.getByRole('region', { name: 'Filtrer les candidatures' })
  await filters.getByRole('button', { name: 'Refusé', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Aucune candidature' })).toBeVisible()
  // A reader tells what changes in it, not what comes anew.
  expect(await place?.evaluate((status) => status.isConnected)).toBe(true)
  expect(await place?.textContent()).toBe('Aucune candidature')
})

test('staff see a message’s first 50 characters and answer it', async ({ staffPage, staff }) => {
  const text = `${'a'.repeat(50)}zz`
  const { subject } = await sendMessage(staff, text)
  const row = await openList(staffPage, 'contact-messages', subject)
  for (const column of ['Date', 'Nom', 'E-mail', 'Message', 'Statut', 'Actions']) {
    await expect(staffPage.getByRole('columnheader', { name: column })).toBeVisible()
  }
  await expect(row.getByText(`${'a'.repeat(50)}...`, { exact: true })).toBeVisible()
  await expect(row.getByRole('link', { name: 'Répondre à Karim Benali' })).toHaveAttribute(
    'href',
    /^mailto:karim@clients\.test\?subject=Re/,
  )
  await row.getByRole('link', { name: `Lire le message : ${subject}` }).click()
  await expect(staffPage.getByRole('article').getByText(text)).toBeVisible()
})

test('on a phone what is said never covers the decision, and takes it back', async ({
  staffPage: page,
  staff,
}) => {
  const { candidateName } = await sendApplication(staff)
  const [application] = await applicationsOf(staff, candidateName)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/admin/collections/job-applications/${application?.id}`)
  const decision = page.getByRole('group', { name: 'Décision' })
  await decision.getByRole('button', { name: 'Refusé' }).click()
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: 'Statut mis à jour' })
  await expect(toast).toHaveAttribute('data-mounted', 'true')
  const bar = page.locator('[data-thumb-bar]')
  await expect(async () => {
    const [said, under] = [await toast.boundingBox(), await bar.boundingBox()]
    expect((said?.y ?? 999) + (said?.height ?? 999)).toBeLessThanOrEqual(under?.y ?? 0)
    expect(said?.y).toBeGreaterThan(400)
  }).toPass({ timeout: 5_000 })
  await toast.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByText('Changement annulé')).toBeVisible()
  await expect(decision.getByRole('button', { name: 'En attente' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(await applicationsOf(staff, candidateName)).toMatchObject([{ status: 'pending' }])
})

test('a message goes from unread to dealt with to answered, and no further', async ({
  staffPage,
  staff,
}) => {
  const { subject } = await sendMessage(staff, 'Bonjour')
  const row = await openList(staffPage, 'contact-messages', subject)
  await expect(row.getByText('Non lu')).toBeVisible()
  await row.getByRole('button', { name: 'Marquer comme lu' }).click()
  await expect(staffPage.getByText('Statut mis à jour avec succès')).toBeVisible()
  await expect(row.getByText('Traité')).toBeVisible()
  await staffPage.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(staffPage.getByText('Changement annulé')).toBeVisible()
  await expect(row.getByText('Non lu')).toBeVisible()
  await row.getByRole('button', { name: 'Marquer comme lu' }).click()
  await expect(row.getByText('Traité')).toBeVisible()
  await row.getByRole('button', { name: 'Marquer comme répondu' }).click()
  await expect(row.getByText('Répondu', { exact: true })).toBeVisible()
  await expect(row.getByRole('button', { name: /^Marquer/ })).toHaveCount(0)
})

test('in its own view a message is read, then answered', async ({ staffPage, staff }) => {
  const { subject } = await sendMessage(staff, 'Bonjour')
  const row = await openList(staffPage, 'contact-messages', subject)
  await row.getByRole('link', { name: `Lire le message : ${subject}` }).click()
  await staffPage.getByRole('button', { name: 'Marquer comme lu' }).click()
  await expect(staffPage.getByText('Statut mis à jour avec succès')).toBeVisible()
  await expect(staffPage.getByText('Lu', { exact: true })).toBeVisible()
  await staffPage.getByRole('button', { name: 'Marquer comme répondu' }).click()
  await expect(staffPage.getByText('Répondu', { exact: true })).toBeVisible()
})

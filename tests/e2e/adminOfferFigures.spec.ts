import { expectGoodAtEachWidth } from '../support/barriers'
import { countSeen } from '../support/countedOffers'
import { follow } from '../support/keyboard'
import { publishOffer, sendApplication } from '../support/siteRecords'
import { expect, test } from '../support/test'

test('an offer that is read but not applied to is found in three clicks, and leads to its page', async ({
  staffPage: page,
  staff,
}) => {
  const unapplied = await publishOffer(staff)
  const abandoned = await publishOffer(staff)
  await countSeen(unapplied, { views: 25 })
  await countSeen(abandoned, {
    views: 60,
    forms: 20,
    steps: { opened: 20, contact: 15, cv: 4, letter: 4, sending: 4, sent: 3 },
  })
  await sendApplication(staff, { jobSlug: abandoned.slug })

  await page.goto('/admin')
  await page.getByRole('link', { name: 'Statistiques', exact: true }).click()
  await page.getByRole('link', { name: 'Offres', exact: true }).last().click()
  await page.getByRole('link', { name: /^Lue mais sans candidature/ }).click()

  const rowOf = (word: string) => page.getByRole('row').filter({ hasText: word })
  await expect(rowOf(unapplied.word)).toBeVisible()
  await expect(rowOf(unapplied.word).getByRole('cell').first()).toHaveText('25')
  await expect(rowOf(abandoned.word)).toHaveCount(0)
  await expectGoodAtEachWidth(page, 'offers that are read but not applied to')

  await page.getByRole('link', { name: /^Formulaire ouvert mais abandonné/ }).click()
  await expect(rowOf(abandoned.word).getByRole('cell')).toHaveText([
    ...['60', '20', '33\u00A0%', '0', '0\u00A0%', '0', '–'],
  ])
  await expect(rowOf(abandoned.word)).toContainText('À part, sans consentement\u00A0: 1')
  await follow(
    page,
    rowOf(abandoned.word).getByText('Quitté surtout aux coordonnées\u00A0: 11 sur 20'),
  )
  await expect(rowOf(abandoned.word)).toContainText('Avant d’être rempli 5')
  await expectGoodAtEachWidth(page, 'where a form is left')

  await rowOf(abandoned.word)
    .getByRole('link', { name: /^Voir les candidatures/ })
    .click()
  await expect(page).toHaveURL(/\/job-applications\?/)
  await expect(page.getByText(/^Inès/).first()).toBeVisible()
})

test('the offers are sorted by any column and narrowed to a source or a title, by links and a form', async ({
  staffPage: page,
  staff,
}) => {
  const [few, many] = [await publishOffer(staff), await publishOffer(staff)]
  await countSeen(few, { views: 3, forms: 3 })
  await countSeen(many, { views: 300, forms: 30 })
  await page.goto('/admin/statistiques/offres')
  const titles = page.getByRole('rowheader').filter({ hasText: /Architecte Sécurité/ })
  const order = async () => {
    const shown = await titles.allTextContents()
    return [few, many].map(({ word }) => shown.findIndex((title) => title.includes(word)))
  }
  await expect.poll(async () => (await order()).map(Math.sign)).not.toContain(-1)
  expect((await order())[1]).toBeLessThan((await order())[0] ?? 0)
  await follow(page, page.getByRole('link', { name: '%\u00A0ouverts' }))
  await expect(page).toHaveURL(/tri=formRate/)
  const heading = page.getByRole('columnheader', { name: '%\u00A0ouverts' })
  await expect(heading).toHaveAttribute('aria-sort', 'descending')
  expect((await order())[0]).toBeLessThan((await order())[1] ?? 0)
  await heading.getByRole('link').click()
  await expect(heading).toHaveAttribute('aria-sort', 'ascending')

  await page.getByLabel('Mots du titre').fill(few.word)
  await page.getByLabel('Origine').selectOption('Réseaux sociaux')
  await page.getByRole('button', { name: 'Filtrer' }).click()
  await expect(page).toHaveURL(/source=social/)
  await expect(page).toHaveURL(/tri=formRate/)
  await expect(titles).toHaveCount(1)
  await expect(page.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('3')
  await page.getByLabel('Origine').selectOption('E-mails')
  await page.getByRole('button', { name: 'Filtrer' }).click()
  await expect(page.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('0')
  await page.getByLabel('Mots du titre').fill('rien de tel')
  await page.getByRole('button', { name: 'Filtrer' }).click()
  await expect(page.getByText('Aucune offre ne répond à ces filtres')).toBeVisible()
  await page.getByRole('link', { name: 'Tout afficher' }).click()
  await expect(page.getByText(many.word)).toBeVisible()
})

test('whoever has not signed in is asked to, and nonsense in the address does no harm', async ({
  browser,
  baseURL,
  request,
  staffPage: page,
}) => {
  const stranger = await browser.newPage({ baseURL })
  for (const name of ['offres', 'recrutement']) {
    const text = await (await request.get(`/admin/statistiques/${name}`)).text()
    expect(text).not.toMatch(/Première lecture|Lue mais sans|Toutes les origines/)
    await stranger.goto(`/admin/statistiques/${name}`)
    await expect(stranger).toHaveURL(new RegExp(`/admin/login\\?redirect=.*${name}`))
    const nonsense = 'source=x&groupe=__proto__&q=%27&q=2&tri=constructor&ordre=x&page=-1&par=1e9'
    await page.goto(`/admin/statistiques/${name}?${nonsense}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Statistiques' })).toBeVisible()
    await expect(page.getByRole('table').or(page.getByText('Aucune')).first()).toBeVisible()
  }
  await stranger.close()
})

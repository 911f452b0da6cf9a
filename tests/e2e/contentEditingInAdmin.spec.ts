import type { Page, Request } from '@playwright/test'
import { expectNotOnPage, expectOnPage, readPage } from '../support/publicPages'
import { rareWord } from '../support/siteRecords'
import {
  changeContent,
  deleteContent,
  publishCopy,
  readGlobal,
  saveGlobal,
  uploadPicture,
} from '../support/staffContent'
import { expect, test } from '../support/test'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Saves by the button of that name and waits until the admin says that it is done. */
async function save(page: Page, name: string) {
  const saved = page.waitForResponse(
    (answer) =>
      answer.ok() && /\/api\/(?!payload-)/.test(answer.url()) && isWrite(answer.request()),
  )
  await button(page, name).click()
  await saved
}

test('a page is drafted, previewed, published, and brought back from an older version', async ({
  staffPage: page,
  staff,
  request,
}) => {
  const [first, second] = [rareWord(), rareWord()]
  const { id, slug } = await publishCopy(staff, 'expertise-pages', { title: first, slug: '' })
  const path = `/expertises/${slug}`
  const admin = `/admin/collections/expertise-pages/${id}`
  await expectOnPage(request, path, [first])

  await page.goto(admin)
  await page.getByLabel('Titre', { exact: false }).first().fill(second)
  await save(page, 'Enregistrer le brouillon')
  await expectOnPage(request, path, [`<h1>${first}`])
  const preview = page.waitForEvent('popup')
  await page.locator('#preview-button').click()
  const draft = await preview
  await expect(draft.getByRole('heading', { level: 1 })).toHaveText(second)
  await draft.close()

  await button(page, 'Abandonner le brouillon').click()
  const question = page.getByRole('dialog').filter({ hasText: 'ce que les visiteurs voient' })
  await question.getByRole('button', { name: 'Annuler' }).click()
  await button(page, 'Abandonner le brouillon').click()
  await question.getByRole('button', { name: 'Abandonner le brouillon' }).click()
  await expect(page.getByText('Brouillon abandonné')).toBeVisible()
  const title = page.getByLabel('Titre', { exact: false }).first()
  await expect(title).toHaveValue(first)
  await expect(button(page, 'Abandonner le brouillon')).toBeHidden()

  await title.fill(second)
  await save(page, 'Publier les modifications')
  const said = page.locator('[data-sonner-toast]').filter({ hasText: 'La page est en ligne' })
  await expect(said.getByRole('link', { name: 'Voir sur le site' })).toHaveAttribute(
    'href',
    `/fr${path}`,
  )
  await expectOnPage(request, path, [second])

  await page.goto(`${admin}/versions`)
  const newest = page.getByRole('row').nth(1)
  await expect(newest).toContainText(/\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/)
  await expect(newest).toContainText('Titre')
  await expect(newest).toContainText('En ligne')
  await newest.getByRole('link').click()
  await expect(page.getByRole('row', { name: 'Titre' }).locator('ins')).toHaveText(second)
  await page.getByRole('link', { name: 'Toutes les versions' }).click()
  await page.getByRole('row').last().getByRole('link').first().click()
  await button(page, 'Restaurer cette version').click()
  await save(page, 'Restaurer')
  await expectOnPage(request, path, [first])
  await expectNotOnPage(request, path, [second])
  await deleteContent(staff, 'expertise-pages', id)
})

test('the list says of a page what visitors see of it, as its form does', async ({
  staffPage: page,
  staff,
}) => {
  const title = rareWord()
  const { id } = await publishCopy(staff, 'value-pages', { title, slug: '' })
  const shows = async (list: string, state: string) => {
    await page.goto(`/admin/collections/value-pages${list}`)
    const row = page.getByRole('row').filter({ hasText: title })
    await expect(row.getByText(state, { exact: true })).toBeVisible()
  }
  await shows('', 'Publié')
  await changeContent(staff, 'value-pages', `${id}?draft=true`, { intro: title, _status: 'draft' })
  await shows('', 'Modifié depuis la publication')
  await changeContent(staff, 'value-pages', id, { _status: 'draft' })
  await shows('', 'Brouillon')
  await changeContent(staff, 'value-pages', id, { _status: 'published' })
  await changeContent(staff, 'value-pages', id, { deletedAt: new Date().toISOString() })
  await shows('/trash', 'Publié auparavant')
  expect((await staff.delete(`/api/value-pages/${id}?trash=true`)).status()).toBe(200)
})

test('a picture that is added beside a form leaves the way to the page above it', async ({
  staffPage: page,
}) => {
  await page.goto('/admin/collections/sector-pages/create')
  const trail = page.locator('.step-nav')
  await expect(trail).toContainText('Nouveau secteur')
  await page.locator('#field-heroImage').getByRole('button', { name: 'Ajouter' }).click()
  const drawer = page.getByRole('dialog')
  // Drawn together with what would be said in the trail.
  await expect(drawer.getByRole('heading', { name: 'Nouvelle image' })).toBeVisible()
  await expect(trail).toContainText('Nouveau secteur')
  await expect(trail).not.toContainText('Nouvelle image')
})

test('an entry of the menu is added, moved, hidden and removed', async ({
  staffPage: page,
  staff,
  request,
}) => {
  const before = await readGlobal(staff, 'navigation-settings')
  const label = rareWord()
  const menuOf = async (path: string) => {
    const html = await readPage(request, path)
    return html.slice(html.indexOf('<nav'), html.indexOf('</nav>'))
  }
  await readPage(request, '/mentions-legales')

  await page.goto('/admin/globals/navigation-settings')
  await button(page, 'Ajouter : Entrée').click()
  await page.locator('#field-items__6__label').fill(label)
  await page.locator('#field-items__6__url').fill('/mentions-legales')
  await save(page, 'Enregistrer')
  for (const path of ['/', '/notre-adn', '/mentions-legales']) {
    const menu = await menuOf(path)
    expect(menu).toContain('href="/mentions-legales"')
    expect(menu.indexOf(label)).toBeGreaterThan(menu.indexOf('Contact'))
    const footer = (await readPage(request, path)).split('<footer').at(-1)
    expect(footer).toContain(label)
  }

  const row = page.locator('#items-row-6')
  await row.locator('.array-actions__button').click()
  await button(page, 'Déplacer vers le haut').click()
  await save(page, 'Enregistrer')
  const moved = await menuOf('/')
  expect(moved.indexOf(label)).toBeLessThan(moved.indexOf('Contact'))

  await page.locator('#items-row-5').getByLabel('Affichée').uncheck()
  await save(page, 'Enregistrer')
  for (const path of ['/', '/notre-adn']) await expectNotOnPage(request, path, [label])

  await page.locator('#items-row-5').getByLabel('Affichée').check()
  await save(page, 'Enregistrer')
  await expectOnPage(request, '/', [label])
  await saveGlobal(staff, 'navigation-settings', before)
  await expectNotOnPage(request, '/', [label])
})

test('the hero says and shows what staff chose last', async ({
  staffPage: page,
  staff,
  request,
}) => {
  const before = await readGlobal(staff, 'hero-settings')
  const word = rareWord()
  const backgroundImage = await uploadPicture(staff, word)
  await readPage(request, '/')

  await page.goto('/admin/globals/hero-settings')
  await page.locator('#field-mainTitle').fill(`Titre ${word}`)
  await page.locator('#field-subTitle').fill(`Sous-titre ${word}`)
  await page.locator('#field-highlightText').fill(`Accent ${word}`)
  await page.locator('#field-ctaText').fill(`Bouton ${word}`)
  await page.locator('#field-ctaUrl').fill(`/nos-offres?${word}`)
  await save(page, 'Enregistrer')
  const texts = [`Titre ${word}`, `Sous-titre ${word}`, `Accent ${word}`, `Bouton ${word}`]
  await expectOnPage(request, '/', [...texts, `href="/nos-offres?${word}"`])
  await saveGlobal(staff, 'hero-settings', { backgroundImage })
  await expectOnPage(request, '/', [`/api/media/file/${word}`])

  await saveGlobal(staff, 'hero-settings', before)
  await expectNotOnPage(request, '/', [word])
  await deleteContent(staff, 'media', backgroundImage)
})

test('a sector that staff add has its page and its places, until they delete it', async ({
  staffPage: page,
  request,
}) => {
  const word = rareWord()
  const path = `/secteurs/mobilite-${word.toLowerCase()}`
  const places = async () => [
    (await readPage(request, '/')).includes(`href="${path}"`),
    (await (await request.get('/sitemap.xml')).text()).includes(`${path}<`),
    (await request.get(path)).status(),
  ]
  expect(await places()).toEqual([false, false, 404])

  await page.goto('/admin/collections/sector-pages/create')
  await page.locator('#field-title').fill(`Mobilité ${word}`)
  await page.locator('#field-summary').fill('Trains, trams et vélos : nous relions leurs systèmes.')
  await page.locator('#field-intro').fill('Un réseau de transport est un système d’information.')
  await button(page, 'Choisir une image existante').click()
  await page.getByRole('dialog').getByRole('row').nth(1).getByRole('button').first().click()
  await save(page, 'Enregistrer le brouillon')
  await expect(page).toHaveURL(/sector-pages\/\d+/)
  expect(await places()).toEqual([false, false, 404])

  await button(page, 'Solutions').click()
  await page.locator('#field-solutionsHeading').fill('Nos réponses')
  await button(page, 'Ajouter : Carte').click()
  const card = page.locator('#solutions-row-0')
  // The server says how a new row opens; what was unfolded before would be folded by its answer.
  await expect(card).toBeVisible()
  await expect(card.locator('.shimmer-effect')).toHaveCount(0)
  await card.getByRole('button', { name: 'Déplier' }).click()
  await page.locator('#field-solutions__0__title').fill('Relier les réseaux')
  await page.locator('#field-solutions__0__text').fill('Un titre de transport pour tous.')
  await choose(page, 'solutions__0__icon', 'Vélo')
  await button(page, 'Fin de page').click()
  await page.locator('#field-callToAction__title').fill('Parlons de vos lignes')
  await save(page, 'Publier les modifications')
  expect(await places()).toEqual([true, true, 200])
  await expectOnPage(request, path, ['Mobilité', 'Relier les réseaux', 'Parlons de vos lignes'])

  await page.locator('.doc-controls__popup button').click()
  await page.locator('#action-delete').click()
  await save(page, 'Confirmer')
  expect(await places()).toEqual([false, false, 404])
})

async function choose(page: Page, field: string, option: string) {
  await page.locator(`#field-${field}`).getByRole('combobox').press('ArrowDown')
  await page.getByRole('option', { name: option, exact: true }).click()
}

const isWrite = (request: Request) => ['POST', 'PATCH', 'DELETE'].includes(request.method())

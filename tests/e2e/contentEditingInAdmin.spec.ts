import type { Page, Request } from '@playwright/test'
import { expectNotOnPage, expectOnPage, readPage } from '../support/publicPages'
import { adminFrame } from '../support/screens/adminFrame'
import { documentForm } from '../support/screens/documentForm'
import { settle } from '../support/settle'
import { createRareWord } from '../support/siteRecords'
import {
  deleteContent,
  publishCopyOfFirst,
  readGlobal,
  saveGlobal,
  uploadPicture,
} from '../support/staffContent'
import { expect, test } from '../support/test'

const getButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Saves with this button and waits until its response is on the form. */
async function saveDocument(page: Page, name: string) {
  const saved = page.waitForResponse(
    (answer) =>
      answer.ok() &&
      /\/api\/(?!payload-|users\/)/.test(answer.url()) &&
      isWriteRequest(answer.request()),
  )
  await getButton(page, name).click()
  await saved
  await documentForm(page).ready()
}

test('A page is drafted, previewed, published and restored from an older version', async ({
  staffPage: page,
  staff,
  request,
}) => {
  const [first, second] = [createRareWord(), createRareWord()]
  const { id, slug } = await publishCopyOfFirst(staff, 'expertise-pages', {
    title: first,
    slug: '',
  })
  const path = `/expertises/${slug}`
  const admin = `/admin/collections/expertise-pages/${id}`
  await expectOnPage(request, path, [first])

  await documentForm(page).open(admin)
  await documentForm(page).title.fill(second)
  await saveDocument(page, 'Enregistrer le brouillon')
  await expectOnPage(request, path, [`<h1>${first}`])
  const preview = page.waitForEvent('popup')
  await page.locator('#preview-button').click()
  const draft = await preview
  await expect(draft.getByRole('heading', { level: 1 })).toHaveText(second)
  await draft.close()

  await getButton(page, 'Abandonner le brouillon').click()
  const question = page.getByRole('dialog').filter({ hasText: 'ce que les visiteurs voient' })
  await question.getByRole('button', { name: 'Annuler' }).click()
  await getButton(page, 'Abandonner le brouillon').click()
  await question.getByRole('button', { name: 'Abandonner le brouillon' }).click()
  await expect(page.getByText('Brouillon abandonné')).toBeVisible()
  const title = documentForm(page).title
  await expect(title).toHaveValue(first)
  await expect(getButton(page, 'Abandonner le brouillon')).toBeHidden()
  await settle(page)

  await title.fill(second)
  await expect(title).toHaveValue(second)
  await saveDocument(page, 'Publier les modifications')
  const notice = page.locator('[data-sonner-toast]').filter({ hasText: 'La page est en ligne' })
  await expect(notice.getByRole('link', { name: 'Voir sur le site' })).toHaveAttribute(
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
  await expect(page).toHaveURL(/\/versions(\?|$)/)
  await page.getByRole('row').last().getByRole('link').first().click()
  await getButton(page, 'Restaurer cette version').click()
  await saveDocument(page, 'Restaurer')
  await expectOnPage(request, path, [first])
  await expectNotOnPage(request, path, [second])
  await deleteContent(staff, 'expertise-pages', id)
})

test('A picture added beside a form leaves the breadcrumb of the form as it is', async ({
  staffPage: page,
}) => {
  await page.goto('/admin/collections/sector-pages/create')
  const { breadcrumb } = adminFrame(page)
  await expect(breadcrumb).toContainText('Nouveau secteur')
  await page.locator('#field-heroImage').getByRole('button', { name: 'Ajouter' }).click()
  const drawer = page.getByRole('dialog')
  // The heading is rendered together with the part that would change the breadcrumb.
  await expect(drawer.getByRole('heading', { name: 'Nouvelle image' })).toBeVisible()
  await expect(breadcrumb).toContainText('Nouveau secteur')
  await expect(breadcrumb).not.toContainText('Nouvelle image')
})

test('A menu entry is added, moved, hidden and removed', async ({
  staffPage: page,
  staff,
  request,
}) => {
  const before = await readGlobal(staff, 'navigation-settings')
  const label = createRareWord()
  const menuOf = async (path: string) => {
    const html = await readPage(request, path)
    return html.slice(html.indexOf('<nav'), html.indexOf('</nav>'))
  }
  await readPage(request, '/mentions-legales')

  await documentForm(page).open('/admin/globals/navigation-settings')
  await getButton(page, 'Ajouter : Entrée').click()
  await page.locator('#field-items__6__label').fill(label)
  await page.locator('#field-items__6__url').fill('/mentions-legales')
  await saveDocument(page, 'Enregistrer')
  for (const path of ['/', '/notre-adn', '/mentions-legales']) {
    const menu = await menuOf(path)
    expect(menu).toContain('href="/mentions-legales"')
    expect(menu.indexOf(label)).toBeGreaterThan(menu.indexOf('Contact'))
    const footer = (await readPage(request, path)).split('<footer').at(-1)
    expect(footer).toContain(label)
  }

  const row = page.locator('#items-row-6')
  await row.locator('.array-actions__button').click()
  await getButton(page, 'Déplacer vers le haut').click()
  await saveDocument(page, 'Enregistrer')
  const moved = await menuOf('/')
  expect(moved.indexOf(label)).toBeLessThan(moved.indexOf('Contact'))

  await page.locator('#items-row-5').getByLabel('Affichée').uncheck()
  await saveDocument(page, 'Enregistrer')
  for (const path of ['/', '/notre-adn']) await expectNotOnPage(request, path, [label])

  await page.locator('#items-row-5').getByLabel('Affichée').check()
  await saveDocument(page, 'Enregistrer')
  await expectOnPage(request, '/', [label])
  await saveGlobal(staff, 'navigation-settings', before)
  await expectNotOnPage(request, '/', [label])
})

test('The home page shows the hero that staff saved last', async ({
  staffPage: page,
  staff,
  request,
}) => {
  const before = await readGlobal(staff, 'hero-settings')
  const word = createRareWord()
  const backgroundImage = await uploadPicture(staff, word)
  await readPage(request, '/')

  await documentForm(page).open('/admin/globals/hero-settings')
  await page.locator('#field-mainTitle').fill(`Titre ${word}`)
  await page.locator('#field-subTitle').fill(`Sous-titre ${word}`)
  await page.locator('#field-highlightText').fill(`Accent ${word}`)
  await page.locator('#field-ctaText').fill(`Bouton ${word}`)
  await page.locator('#field-ctaUrl').fill(`/nos-offres?${word}`)
  await saveDocument(page, 'Enregistrer')
  const texts = [`Titre ${word}`, `Sous-titre ${word}`, `Accent ${word}`, `Bouton ${word}`]
  await expectOnPage(request, '/', [...texts, `href="/nos-offres?${word}"`])
  await saveGlobal(staff, 'hero-settings', { backgroundImage })
  await expectOnPage(request, '/', [`/api/media/file/${word}`])

  await saveGlobal(staff, 'hero-settings', before)
  await expectNotOnPage(request, '/', [word])
  await deleteContent(staff, 'media', backgroundImage)
})

// Payload's upload fields read by POST with a header that makes it a GET.
const isWriteRequest = (request: Request) =>
  ['POST', 'PATCH', 'DELETE'].includes(request.method()) &&
  !('x-payload-http-method-override' in request.headers())

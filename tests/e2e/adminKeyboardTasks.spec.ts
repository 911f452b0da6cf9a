import { comeAs } from '../support/comeAs'
import {
  chooseOptionByKeyboard,
  focusAndPressEnter,
  pressTabUntilFocused,
  typeIntoField,
} from '../support/keyboard'
import { adminFrame } from '../support/screens/adminFrame'
import { adminList } from '../support/screens/adminList'
import { documentForm } from '../support/screens/documentForm'
import { createRareWord, openAccount, publishOffer } from '../support/siteRecords'
import { aPictureFile } from '../support/staffContent'
import { expect, test } from '../support/test'
import { withoutEvents } from '../support/withoutEvents'

test('A list is sorted, narrowed and paged, and its columns are chosen, with the keyboard', async ({
  page,
  staff,
  director,
}) => {
  test.slow()
  const { keyboard } = page
  // The choices of a user in a list are stored.
  await comeAs(page, await openAccount(director, { role: 'moderator' }))
  await expect(page).toHaveURL('/admin')
  await withoutEvents(page)
  const { word } = await publishOffer(staff)
  const titles = page.locator('tbody .cell-title')

  await page.goto('/admin/collections/job-offers')
  const sort = page.getByRole('button', { name: 'Trier par Titre du poste, croissant' })
  await focusAndPressEnter(page, sort)
  await expect(page).toHaveURL(/sort=title/)
  await expect(sort).toBeFocused()

  await focusAndPressEnter(page, page.getByRole('button', { name: 'Par page : 25' }))
  await focusAndPressEnter(page, page.getByRole('button', { name: '50', exact: true }))
  await expect(page).toHaveURL(/limit=50/)
  await expect(page.getByRole('button', { name: 'Par page : 50' })).toBeFocused()

  await focusAndPressEnter(page, page.getByRole('button', { name: 'Colonnes' }), 'Shift+Tab')
  await focusAndPressEnter(
    page,
    page.locator('.pill-selector button').filter({ hasText: /^Lieu$/ }),
  )
  await expect(page.locator('#heading-location')).toHaveCount(0)
  await keyboard.press('Enter')
  await expect(page.locator('#heading-location')).toBeVisible()

  const filters = page.getByRole('region', { name: 'Filtrer les offres' })
  await focusAndPressEnter(page, filters.getByRole('button', { name: 'Actives', exact: true }))
  await focusAndPressEnter(page, filters.getByRole('button', { name: 'Plus de filtres' }))
  await chooseOptionByKeyboard(page, filters.getByLabel('Lieu'), 'Nantes')
  await expect(page).toHaveURL(/location.*nantes/)
  await expect(page).toHaveURL(/isActive.*true/)
  await pressTabUntilFocused(page, adminList(page).search, 'Shift+Tab')
  await keyboard.type(word)
  await expect(titles).toHaveCount(1)
  await expect(titles).toContainText(word)
})

test('A picture is added, described and given a focal point with the keyboard', async ({
  staffPage: page,
  staff,
}) => {
  await documentForm(page).open('/admin/collections/media/create')
  const asked = page.waitForEvent('filechooser')
  await focusAndPressEnter(page, page.getByRole('button', { name: 'Sélectionnez un fichier' }))
  await (await asked).setFiles(await aPictureFile(`Toits ${createRareWord()}`))
  const alt = `Les toits de nuit ${createRareWord()}`
  const text = page.getByLabel(/^Texte alternatif/)
  await typeIntoField(page, text, alt)
  await expect(text).toHaveValue(alt)
  const { save } = documentForm(page)
  await focusAndPressEnter(page, save, 'Shift+Tab')
  await expect(page).toHaveURL(/\/media\/\d+$/)
  const { breadcrumb } = adminFrame(page)
  await expect(breadcrumb).toContainText(/toits/i)
  await expect(breadcrumb).not.toContainText('Nouvelle image')
  await focusAndPressEnter(page, page.getByRole('button', { name: 'Modifier l’image' }))
  const drawer = page.getByRole('dialog')
  const fromLeft = drawer.locator('input[name="X %"]')
  await pressTabUntilFocused(page, fromLeft)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('20')
  await expect(fromLeft).toHaveValue('20')
  await focusAndPressEnter(
    page,
    drawer.getByRole('button', { name: 'Appliquer les modifications' }),
  )
  await expect(drawer).toBeHidden()
  await expect(save).toBeEnabled()
  await focusAndPressEnter(page, save, 'Shift+Tab')
  await expect(page.getByText('Modifications enregistrées')).toBeVisible()
  const stored = await (await staff.get(`/api/media/${page.url().split('/').at(-1)}`)).json()
  expect(stored).toMatchObject({ alt, focalX: 20 })
})

import type { Page } from '@playwright/test'
import { focusAndPressEnter } from '../support/keyboard'
import { documentForm } from '../support/screens/documentForm'
import { siteFrame } from '../support/screens/siteFrame'
import { readGlobal, saveGlobal } from '../support/staffContent'
import { expect, test } from '../support/test'

const getButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('The menu is edited with the keyboard without losing the focus', async ({
  staffPage: page,
  staff,
}) => {
  const before = await readGlobal(staff, 'navigation-settings')
  await documentForm(page).open('/admin/globals/navigation-settings')
  await focusAndPressEnter(page, getButton(page, 'Ajouter : Entrée'))
  await expect(page.locator('#field-items__6__label')).toHaveValue('Nouvel item')
  await expect(page.locator('#field-items__6__url')).toHaveValue('/')
  const menuOf = (row: number) => page.locator(`#items-row-${row} .array-actions__button`)
  await focusAndPressEnter(page, menuOf(6), 'Shift+Tab')
  await focusAndPressEnter(page, getButton(page, 'Déplacer vers le haut'))
  await expect(page.locator('#field-items__5__label')).toHaveValue('Nouvel item')
  await expect(menuOf(5)).toBeFocused()
  await page.keyboard.press('Enter')
  await focusAndPressEnter(page, getButton(page, 'Dupliquer'))
  await expect(page.locator('#field-items__6__label')).toHaveValue('Nouvel item')
  await focusAndPressEnter(page, menuOf(6))
  await focusAndPressEnter(page, getButton(page, 'Retirer'))
  await expect(page.locator('#field-items__6__label')).toHaveValue('Contact')
  await expect(page.locator('#items-row-6 :focus')).toBeVisible()
  await focusAndPressEnter(page, documentForm(page).save, 'Shift+Tab')
  await expect(
    page.getByText('Paramètres généraux sauvegardés avec succès !').first(),
  ).toBeVisible()
  const { items } = await readGlobal(staff, 'navigation-settings')
  expect(items).toMatchObject(
    [1, 2, 3, 4, 5, 6, 7].map((order) =>
      order === 6 ? { order, label: 'Nouvel item' } : { order },
    ),
  )
  await page.goto('/')
  await expect(siteFrame(page).menu.getByRole('link')).toHaveText([
    'Accueil',
    'Nos Expertises',
    'Nos Secteurs',
    'Notre ADN',
    'Nos Offres',
    'Nouvel item',
    'Contact',
  ])
  await saveGlobal(staff, 'navigation-settings', before)
})

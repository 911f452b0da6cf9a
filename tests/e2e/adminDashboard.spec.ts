import { comeAs } from '../support/comeAs'
import { focusAndPressEnter, pressTabUntilFocused } from '../support/keyboard'
import { settle } from '../support/settle'
import { openAccount } from '../support/siteRecords'
import { expect, test } from '../support/test'

test('The start page does not scroll sideways at 320 px while replies are overdue', async ({
  staffPage: page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/admin')
  const overdue = page.getByRole('link', { name: /^Candidatures sans réponse.* en retard$/ })
  await expect(overdue).toBeVisible()
  await settle(page)
  const beside = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
  await expect.poll(beside).toBe(0)
})

test('Each user arranges the start page with the keyboard, and the arrangement is stored', async ({
  page,
  director,
}) => {
  test.slow()
  const { keyboard } = page
  await comeAs(page, await openAccount(director, { role: 'moderator' }))
  const order = () =>
    page.locator('.widget').evaluateAll((widgets) => widgets.map(({ dataset }) => dataset.slug))
  const widget = (title: string) => page.locator('.widget').filter({ hasText: title })
  await expect(page.getByRole('region', { name: 'Actions rapides' })).toBeVisible()
  const [first = '', second = '', ...others] = await order()

  await pressTabUntilFocused(page, page.locator('.dashboard-breadcrumb-select input'))
  await keyboard.press('ArrowDown')
  await expect(page.getByText('Ranger le tableau de bord')).toBeVisible()
  await keyboard.press('Enter')
  await expect(page.getByText('Espace, les flèches, puis Espace')).toBeVisible()
  await pressTabUntilFocused(page, page.locator(`.draggable[id="${first}"]`))
  await keyboard.press('Space')
  await expect(page.locator('.draggable[aria-pressed="true"]')).toBeFocused()
  // A line marks the new position: before itself, after itself, after the next one.
  const expectLine = (place: string) =>
    expect(page.getByTestId(place)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expectLine(`${first}-before`)
  // The drag sensor listens to arrow keys from a timer of 0 ms on.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  for (const place of [first, second]) {
    await keyboard.press('ArrowRight')
    await expectLine(`${place}-after`)
  }
  await keyboard.press('Space')
  await expect.poll(order).toEqual([second, first, ...others])

  const remove = { name: 'Retirer ce bloc du tableau de bord' }
  await focusAndPressEnter(page, widget('Actions rapides').getByRole('button', remove).last())
  await expect(widget('Actions rapides')).toHaveCount(0)
  await expect(page.locator('.modular-dashboard :focus')).toBeVisible()
  await focusAndPressEnter(page, page.getByRole('button', { name: 'Ajouter un bloc' }), 'Shift+Tab')
  const drawer = page.getByRole('dialog')
  await focusAndPressEnter(page, drawer.getByRole('button', { name: 'Activité récente' }))
  await expect(drawer).toBeHidden()
  await expect(widget('Activité récente')).toHaveCount(2)
  const stored = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' &&
      response.url().includes('/api/payload-preferences/'),
  )
  await focusAndPressEnter(page, page.getByRole('button', { name: 'Enregistrer' }))
  expect((await stored).ok()).toBe(true)
  await expect(page.getByRole('region', { name: 'À traiter' })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('region', { name: 'Activité récente' })).toHaveCount(2)
  expect((await order()).slice(0, 2)).toEqual([second, first])
  await expect(widget('Actions rapides')).toHaveCount(0)
})

import { expect, test } from '../support/test'

test.describe('an unknown address', () => {
  test.use({ expectedFaults: [/status of 404/] })

  test('answers 404, leads home and back', async ({ page }) => {
    await page.goto('/nos-offres')
    const response = await page.goto('/nulle-part')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page non trouvée' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute(
      'href',
      '/',
    )
    await expect(page.getByRole('link', { name: 'Voir nos offres d’emploi' })).toHaveAttribute(
      'href',
      '/nos-offres',
    )
    await page.getByRole('button', { name: 'Page précédente' }).click()
    await expect(page).toHaveURL(/\/nos-offres$/)
  })
})

for (const address of [
  '/foo.bar',
  '/de',
  '/de/nos-offres',
  '/en-fr',
  '/en-fr/nos-offres',
  '/nos-offres/a/b/c',
]) {
  test(`${address} is not found either, and says so in its HTML`, async ({ request }) => {
    const response = await request.get(address)
    expect(response.status()).toBe(404)
    expect(await response.text()).toContain('<h1>Page non trouvée</h1>')
  })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a phone, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled })

    test('the menu slides in, closes and leads on', async ({ page }) => {
      await page.goto('/')
      const contact = page.getByRole('link', { name: 'Contactez-nous' })
      await expect(contact).toBeHidden()
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await expect(contact).toBeVisible()
      await page.getByRole('button', { name: 'Fermer le menu' }).click()
      await expect(contact).toBeHidden()
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'Nos Offres' }).click()
      await expect(page).toHaveURL(/\/nos-offres$/)
    })
  })
}

test('the skip link leads past the navigation', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Aller au contenu' })
  await expect(skip).toBeFocused()
  await skip.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

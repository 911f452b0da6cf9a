import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { MobileMenu } from '@/components/site/MobileMenu'
import { Container } from '@/components/ui/Container'
import { siteWordsIn } from '@/src/content/siteWords'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '../support/axe'
import { renderOnSite, serveOnSite } from '../support/renderOnSite'
import { router } from '../support/router'

const menu = (
  <Container>
    <MobileMenu
      words={siteWordsIn('fr').menuWords}
      phone="01 23 45 67 89"
      email="contact@exemplia.example"
      navigation={[
        { label: 'Accueil', url: '/' },
        { label: 'Nos Secteurs', url: '/#secteurs' },
        { label: 'Nos Offres', url: '/nos-offres' },
      ]}
      languages={[{ language: 'en', name: 'English', addresses: [] }]}
    />
    <p>
      <a href="/mentions-legales">Mentions légales</a>
    </p>
  </Container>
)

const ON_A_PHONE = { url: '/nos-offres', width: 390 }
const opener = page.getByRole('button', { name: 'Menu', exact: true })
const dialog = page.getByRole('dialog', { name: 'Navigation principale' })
const offers = dialog.getByRole('link', { name: 'Nos Offres' })

test('The open menu holds the focus, and Escape returns it to the button', async () => {
  await renderOnSite(menu, ON_A_PHONE)
  await userEvent.tab()
  await expect.element(opener).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toBeVisible()
  const stops = dialog.element().querySelectorAll('a, button').length
  for (const shift of [false, true]) {
    for (let presses = 0; presses <= stops; presses++) {
      await userEvent.tab({ shift })
      expect(document.querySelector(':focus:not(dialog *)')).toBeNull()
    }
  }
  await dialog.getByRole('button').element().focus()
  await userEvent.keyboard('{Escape}')
  await expect.element(offers).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('A link of the menu closes it and leads on; the current page is marked', async () => {
  await renderOnSite(menu, ON_A_PHONE)
  await opener.click()
  await expect.element(offers).toHaveAttribute('aria-current', 'page')
  await expect.element(dialog.getByRole('link', { name: 'Contactez-nous' })).toBeVisible()
  await dialog.getByRole('link', { name: 'Nos Secteurs' }).click()
  await expect.element(offers).not.toBeInTheDocument()
  expect(router.push).toHaveBeenCalledExactlyOnceWith('/#secteurs', { scroll: true })
})

test('The cross and a click beside the menu close it', async () => {
  await renderOnSite(menu, ON_A_PHONE)
  await opener.click()
  await dialog.getByRole('button', { name: 'Fermer le menu' }).click()
  await expect.element(offers).not.toBeInTheDocument()
  await opener.click()
  const beside = { position: { x: 2, y: 400 }, force: true }
  await page.elementLocator(document.body).click(beside)
  await expect.element(offers).not.toBeInTheDocument()
})

test('The open menu has no axe violation and fits a phone', async () => {
  await renderOnSite(menu, ON_A_PHONE)
  await opener.click()
  await expect.element(offers).toBeVisible()
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
})

test('Without JavaScript the browser opens and closes the menu', async () => {
  await serveOnSite(menu, ON_A_PHONE)
  await opener.click()
  await expect.element(offers).toHaveAttribute('href', '/nos-offres')
  await dialog.getByRole('button', { name: 'Fermer le menu' }).click()
  await expect.element(offers).not.toBeInTheDocument()
})

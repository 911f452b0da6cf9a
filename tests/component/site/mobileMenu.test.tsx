import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { MobileMenu } from '@/components/site/MobileMenu'
import { Container } from '@/components/ui/Container'
import { siteWordsIn } from '@/src/content/siteWords'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '../support/axe'
import { renderOnSite, serveOnSite } from '../support/renderOnSite'
import { router } from '../support/router'

const mobileMenu = (
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

const PHONE_OPTIONS = { url: '/nos-offres', width: 390 }
const menuButton = page.getByRole('button', { name: 'Menu', exact: true })
const menuDialog = page.getByRole('dialog', { name: 'Navigation principale' })
const offersLink = menuDialog.getByRole('link', { name: 'Nos Offres' })

test('The open menu holds the focus, and Escape returns it to the button', async () => {
  await renderOnSite(mobileMenu, PHONE_OPTIONS)
  await userEvent.tab()
  await expect.element(menuButton).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(menuDialog).toBeVisible()
  const stops = menuDialog.element().querySelectorAll('a, button').length
  for (const shift of [false, true]) {
    for (let presses = 0; presses <= stops; presses++) {
      await userEvent.tab({ shift })
      expect(document.querySelector(':focus:not(dialog *)')).toBeNull()
    }
  }
  await menuDialog.getByRole('button').element().focus()
  await userEvent.keyboard('{Escape}')
  await expect.element(offersLink).not.toBeInTheDocument()
  await expect.element(menuButton).toHaveFocus()
})

test('A link of the menu closes it and leads on; the current page is marked', async () => {
  await renderOnSite(mobileMenu, PHONE_OPTIONS)
  await menuButton.click()
  await expect.element(offersLink).toHaveAttribute('aria-current', 'page')
  await expect.element(menuDialog.getByRole('link', { name: 'Contactez-nous' })).toBeVisible()
  await menuDialog.getByRole('link', { name: 'Nos Secteurs' }).click()
  await expect.element(offersLink).not.toBeInTheDocument()
  expect(router.push).toHaveBeenCalledExactlyOnceWith('/#secteurs', { scroll: true })
})

test('The cross and a click beside the menu close it', async () => {
  await renderOnSite(mobileMenu, PHONE_OPTIONS)
  await menuButton.click()
  await menuDialog.getByRole('button', { name: 'Fermer le menu' }).click()
  await expect.element(offersLink).not.toBeInTheDocument()
  await menuButton.click()
  const beside = { position: { x: 2, y: 400 }, force: true }
  await page.elementLocator(document.body).click(beside)
  await expect.element(offersLink).not.toBeInTheDocument()
})

test('The open menu has no axe violation and fits a phone', async () => {
  await renderOnSite(mobileMenu, PHONE_OPTIONS)
  await menuButton.click()
  await expect.element(offersLink).toBeVisible()
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
})

test('Without JavaScript the browser opens and closes the menu', async () => {
  await serveOnSite(mobileMenu, PHONE_OPTIONS)
  await menuButton.click()
  await expect.element(offersLink).toHaveAttribute('href', '/nos-offres')
  await menuDialog.getByRole('button', { name: 'Fermer le menu' }).click()
  await expect.element(offersLink).not.toBeInTheDocument()
})

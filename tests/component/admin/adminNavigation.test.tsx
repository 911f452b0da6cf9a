import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { MainEntryLinks } from '@/components/admin/frame/MainEntryLinks'
import { MenuButton } from '@/components/admin/frame/MenuButton'
import { MenuGroupLinks } from '@/components/admin/frame/MenuGroupLinks'
import { NavigationFrame } from '@/components/admin/frame/NavigationFrame'
import { SignOutButton } from '@/components/admin/frame/SignOutButton'
import { expectNoAxeViolation } from '@/tests/component/support/axe'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { offline, respond } from '@/tests/component/support/respond'
import { router } from '@/tests/component/support/router'

const adminMenu = page.getByRole('navigation', { name: 'Menu de l’administration' })
const getMenuEntry = (name: string) => adminMenu.getByText(name, { exact: true })
const OFFICES_PATH = '/admin/collections/offices'

const ATTENTION_COUNTS = { jobOffers: 1234, pendingApplications: 2, newMessages: 0, toRead: 0 }

type MenuProps = { start: string; isFolded?: boolean }

/** The menu with two groups, of which the first is open; a link leads to another page. */
function TestMenu({ start, isFolded = false }: MenuProps) {
  const [path, arrive] = useState(start)
  router.push.mockImplementation(arrive)
  return (
    <PathnameContext value={path}>
      <MenuButton />
      <NavigationFrame foot="Version 1" inLanguages={[]} isFolded={isFolded}>
        <MainEntryLinks counts={ATTENTION_COUNTS} />
        <MenuGroupLinks
          entries={[{ label: 'Témoignages', href: '/admin/collections/testimonials' }]}
          isOpenByPreference
          label="Contenu"
        />
        <MenuGroupLinks
          entries={[{ label: 'Agences', href: OFFICES_PATH }]}
          isOpenByPreference={false}
          label="Autres pages"
        />
      </NavigationFrame>
    </PathnameContext>
  )
}

const renderMenu = ({
  width = 1440,
  start = '/admin',
  ...rest
}: Partial<MenuProps> & { width?: number } = {}) =>
  renderInAdmin(<TestMenu start={start} {...rest} />, { width, url: start })

const recordMenuPreferences = () => respond('post', '/api/payload-preferences/nav')

test('The menu marks the current place and shows how many wait', async () => {
  await renderMenu({ start: '/admin/collections/job-applications/7' })
  const current = adminMenu.element().querySelectorAll('[aria-current="page"]')
  expect([...current].map(({ textContent }) => textContent)).toEqual(['Candidatures2 en attente'])
  await expect
    .element(adminMenu.getByRole('link', { name: 'Messages contact', exact: true }))
    .toBeVisible()
  expect(adminMenu.getByRole('link', { name: /^Offres d'emploi/ }).element().textContent).toMatch(
    /1.234 offres$/,
  )
  await expect.element(getMenuEntry('À lire')).not.toBeInTheDocument()
  await expectNoAxeViolation()
})

test('A folded menu stays folded for its user until it is unfolded', async () => {
  const stored = recordMenuPreferences()
  await renderMenu()
  await page.getByRole('button', { name: 'Replier le menu' }).click()
  await expect.poll(() => stored).toMatchObject([{ value: { open: false } }])
  await expect.element(getMenuEntry('Témoignages')).not.toBeVisible()
  await expect.element(adminMenu.getByRole('link', { name: /^Candidatures/ })).toBeVisible()
  await page.getByRole('button', { name: 'Déplier le menu' }).click()
  await expect.element(getMenuEntry('Témoignages')).toBeVisible()
})

test('A menu that its user has folded arrives folded', async () => {
  await renderMenu({ isFolded: true })
  await expect.element(page.getByRole('button', { name: 'Déplier le menu' })).toBeVisible()
  await expect.element(getMenuEntry('Témoignages')).not.toBeVisible()
})

test('A group opens at its place without being remembered, and by keys to stay', async () => {
  const stored = recordMenuPreferences()
  await renderMenu({ start: OFFICES_PATH })
  await expect.element(getMenuEntry('Agences')).toBeVisible()
  await expect.element(getMenuEntry('Agences')).toHaveAttribute('aria-current', 'page')
  await adminMenu.getByRole('link', { name: /^Candidatures/ }).click()
  await expect.element(getMenuEntry('Agences')).not.toBeVisible()
  expect(stored).toEqual([])

  adminMenu.element().querySelectorAll('summary')[1]?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(getMenuEntry('Agences')).toBeVisible()
  await expect
    .poll(() => stored)
    .toMatchObject([{ value: { groups: { 'Autres pages': { open: true } } } }])
})

test('At 390 px the keyboard opens the menu, leaves it, and is led on by it', async () => {
  await renderMenu({ width: 390 })
  const button = page.getByRole('button', { name: 'Menu : Tableau de bord' })
  await expect.element(adminMenu).not.toBeInTheDocument()
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(adminMenu).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(adminMenu).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(adminMenu).toBeVisible()
  adminMenu.getByRole('link', { name: 'Messages contact' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(adminMenu).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Menu : Messages contact' })).toBeVisible()
})

test('The way back from a document shows the list that was opened by its bare URL', async () => {
  await renderMenu({ start: '/admin/collections/job-applications/7' })
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  expect(router.replace).toHaveBeenCalledWith(window.location.href)
})

test('A failed sign-out is announced and can be tried again', async () => {
  respond('post', '/api/users/logout', offline())
  await renderInAdmin(<SignOutButton />)
  const button = page.getByRole('button', { name: 'Se déconnecter' })
  await button.click()
  await expect.element(page.getByText(/^La déconnexion n’a pas abouti/)).toBeVisible()
  await expect.element(button).toBeEnabled()
})

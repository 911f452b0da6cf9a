import type { Page } from '@playwright/test'

/** The parts of every page of the site around its content. */
export function siteFrame(page: Page) {
  const menu = page.getByRole('navigation', { name: 'Navigation principale' })
  return {
    menu,
    menuButton: page.getByRole('button', { name: 'Menu', exact: true }),
    menuEntry: (label: string) =>
      menu.getByRole('link', { name: label, exact: true }).filter({ visible: true }),
    /** These buttons need scripts. */
    manageCookies: page.getByRole('button', { name: 'Gérer les cookies' }),
  }
}

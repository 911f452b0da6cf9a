import { expect, type Page } from '@playwright/test'

type ListedCollection = 'job-offers' | 'job-applications' | 'contact-messages'

/** A list of the admin. */
export function adminList(page: Page) {
  const row = (text: string) => page.getByRole('row').filter({ hasText: text })
  return {
    search: page.getByPlaceholder(/^Recherche/),
    row,
    document: (title: string) => page.getByRole('link', { name: title, exact: true }),
    application: (name: string) => page.getByRole('link', { name: `Voir les détails : ${name}` }),
    checkbox: (name: string) => page.getByRole('checkbox', { name: `Cocher : ${name}` }),
    selected: page.getByRole('region', { name: 'Lignes cochées' }),
    /** Opens the list with a search for the test's own document, and waits for its hydration. */
    async find(collection: ListedCollection, search: string) {
      await page.goto(`/admin/collections/${collection}?search=${encodeURIComponent(search)}`)
      await expect(page.locator('.template-default--nav-hydrated')).toBeAttached()
      return row(search)
    },
  }
}

import { expect, type Page, test } from '@playwright/test'
import type { StaffAccount } from './siteRecords'
import { signedIn } from './staffAccounts'
import { untilHydrated } from './untilHydrated'

type ListedCollection = 'job-offers' | 'job-applications' | 'contact-messages'

/** Signs in with the form. */
export async function signInByForm(page: Page, { email, password }: StaffAccount) {
  await page.goto('/admin')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel(/^Mot de passe/).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

/** Opens the start page with an existing session, for tests that do not test the sign-in. */
export async function comeAs(page: Page, account: StaffAccount) {
  const person = await signedIn(test.info().project.use.baseURL ?? '', account)
  await page.context().addCookies((await person.storageState()).cookies)
  await person.dispose()
  await page.goto('/admin')
}

/** Opens a list of the admin with a search for the test's own document. */
export async function openList(page: Page, collection: ListedCollection, search: string) {
  await page.goto(`/admin/collections/${collection}?search=${encodeURIComponent(search)}`)
  return page.getByRole('row').filter({ hasText: search })
}

/** Searches the documents of the applications, and shows the list once a job has read the words. */
export async function findInDocuments(page: Page, words: string) {
  const field = page.getByRole('textbox', { name: 'Dans les documents' })
  await page.goto('/admin/collections/job-applications')
  await untilHydrated(field)
  await field.fill(words)
  await field.press('Enter')
  await page.waitForURL(({ search }) => search !== '')
  const headers = { 'Sec-Fetch-Site': 'same-origin' }
  const found = async () => (await page.request.get(page.url(), { headers })).text()
  await expect.poll(found, { timeout: 60_000 }).toContain('<mark')
  await page.reload()
  return field
}

/**
 * Waits until the form of a document or of settings can be changed: a value typed before hydration is
 * lost, and the response to a save replaces the values.
 */
export async function waitForForm(page: Page) {
  await expect(page.locator('form.collection-edit__form')).toHaveAttribute(
    'data-form-ready',
    'true',
  )
}

import { expect, type Page, test } from '@playwright/test'
import type { StaffAccount } from './siteRecords'
import { signedIn } from './staffAccounts'

type ListedCollection = 'job-offers' | 'job-applications' | 'contact-messages'

/** Signs in like a person, in the form. */
export async function signInByForm(page: Page, { email, password }: StaffAccount) {
  await page.goto('/admin')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel(/^Mot de passe/).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

/** Comes to the start page having signed in before: how one does that is told where it is the subject. */
export async function comeAs(page: Page, account: StaffAccount) {
  const person = await signedIn(test.info().project.use.baseURL ?? '', account)
  await page.context().addCookies((await person.storageState()).cookies)
  await person.dispose()
  await page.goto('/admin')
}

/** A list of the admin, searched for what the test made. */
export async function openList(page: Page, collection: ListedCollection, search: string) {
  await page.goto(`/admin/collections/${collection}?search=${encodeURIComponent(search)}`)
  return page.getByRole('row').filter({ hasText: search })
}

/** What is typed into a document before the scripts are there is not noticed by them. */
export async function waitForForm(page: Page) {
  await expect(page.locator('form.collection-edit__form')).toHaveAttribute(
    'data-form-ready',
    'true',
  )
}

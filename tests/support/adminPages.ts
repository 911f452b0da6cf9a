import { expect, type Page } from '@playwright/test'
import type { StaffAccount } from './siteRecords'

type ListedCollection = 'job-offers' | 'job-applications' | 'contact-messages'

/** Signs in like a person, in the form. */
export async function signInByForm(page: Page, { email, password }: StaffAccount) {
  await page.goto('/admin')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel(/^Mot de passe/).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
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

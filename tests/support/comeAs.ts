import { type Page, test } from '@playwright/test'
import type { StaffAccount } from './siteRecords'
import { signInByApi } from './staffAccounts'

/** Opens the start page with an existing session, for tests that do not test the sign-in. */
export async function comeAs(page: Page, account: StaffAccount) {
  const person = await signInByApi(test.info().project.use.baseURL ?? '', account)
  await page.context().addCookies((await person.storageState()).cookies)
  await person.dispose()
  await page.goto('/admin')
}

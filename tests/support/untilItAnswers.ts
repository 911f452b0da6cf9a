import { expect, type Page } from '@playwright/test'
import { siteFrame } from './screens/siteFrame'

/** Waits until the scripts run and the whole page is laid out. */
export async function untilItAnswers(page: Page) {
  await expect(siteFrame(page).manageCookies.first()).toBeAttached()
  await expect(page.locator('html[data-arriving]')).toHaveCount(0)
}

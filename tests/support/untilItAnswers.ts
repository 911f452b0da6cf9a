import { expect, type Page } from '@playwright/test'

/** Waits until the scripts run and the whole page is laid out. */
export async function untilItAnswers(page: Page) {
  // This button needs scripts.
  await expect(page.getByRole('button', { name: 'Gérer les cookies' }).first()).toBeAttached()
  await expect(page.locator('html[data-arriving]')).toHaveCount(0)
}

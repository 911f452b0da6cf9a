import { expect, type Page } from '@playwright/test'

/** Waits until the scripts have taken over and all of the page is laid out. */
export async function untilItAnswers(page: Page) {
  // Without scripts there is no such button.
  await expect(page.getByRole('button', { name: 'Gérer les cookies' }).first()).toBeAttached()
  await expect(page.locator('html[data-arriving]')).toHaveCount(0)
}

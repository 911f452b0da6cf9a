import { expect, type Page } from '@playwright/test'
import { untilHydrated } from '@/tests/support/untilHydrated'

/** The search in the documents of the applications. */
export function documentSearchScreen(page: Page) {
  const field = page.getByRole('textbox', { name: 'Dans les documents' })
  return {
    field,
    /** Searches, and waits for the list until a job has read the words. */
    async find(words: string) {
      await page.goto('/admin/collections/job-applications')
      await untilHydrated(field)
      await field.fill(words)
      await field.press('Enter')
      await page.waitForURL(({ search }) => search !== '')
      const headers = { 'Sec-Fetch-Site': 'same-origin' }
      const found = async () => (await page.request.get(page.url(), { headers })).text()
      await expect.poll(found, { timeout: 60_000 }).toContain('<mark')
      await page.reload()
    },
  }
}

import { createReceivedDocumentPaths } from '../support/adminScreens'
import { expectEveryTabStop } from '../support/keyboard'
import { settle } from '../support/settle'
import { expect, test } from '../support/test'
import { withoutEvents } from '../support/withoutEvents'

test.use({ colorScheme: 'dark', extraHTTPHeaders: { 'Sec-CH-Prefers-Color-Scheme': 'dark' } })

// On a wide screen adminBarriers.spec.ts checks the focus order of every page.
test('On a phone in dark colours Tab reaches every control', async ({ staffPage: page, staff }) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  // Smooth scrolling would not be finished when the focus is checked.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await withoutEvents(page)
  const documents = await createReceivedDocumentPaths(staff)
  for (const address of ['/admin', '/admin/collections/job-applications', ...documents]) {
    await page.goto(address)
    await expect(page.getByRole('main')).toBeVisible()
    await settle(page)
    await expectEveryTabStop(page, address)
  }
})

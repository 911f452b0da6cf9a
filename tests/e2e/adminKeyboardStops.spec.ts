import { receivedDocuments } from '../support/adminScreens'
import { expectEveryStop } from '../support/keyboard'
import { settle } from '../support/settle'
import { expect, test } from '../support/test'

test.use({ colorScheme: 'dark', extraHTTPHeaders: { 'Sec-CH-Prefers-Color-Scheme': 'dark' } })

// On a wide screen every page is walked where it is judged for barriers.
test('on a phone too the tab key stops at everything that can be used', async ({
  staffPage: page,
  staff,
}) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  // What scrolls smoothly would still be on its way when it is judged.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const documents = await receivedDocuments(staff)
  for (const address of ['/admin', '/admin/collections/job-applications', ...documents]) {
    await page.goto(address)
    await expect(page.getByRole('main')).toBeVisible()
    await settle(page)
    await expectEveryStop(page, address)
  }
})

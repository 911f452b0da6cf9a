import type { Page } from '@playwright/test'
import { adminScreens, receivedDocuments } from '../support/adminScreens'
import { walkThere } from '../support/keyboard'
import { expect, test } from '../support/test'

// The calendar of its date adds stops of its own as it opens: walked by hand.
const LEGAL_NOTICE = '/admin/globals/legal-notice'

const SCREENS = [...adminScreens.lists, ...adminScreens.forms, ...adminScreens.globals].filter(
  (address) => address !== LEGAL_NOTICE,
)

// What scrolls smoothly would still be on its way when it is judged.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('in the admin the tab key stops at everything that can be used, in order and in sight', async ({
  staffPage: page,
  staff,
}) => {
  test.setTimeout(180_000)
  const documents = await receivedDocuments(staff)
  for (const address of [...SCREENS, ...documents]) await expectEveryStop(page, address)
})

test('on a phone too the tab key stops at everything that can be used', async ({
  staffPage: page,
  staff,
}) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  const documents = await receivedDocuments(staff)
  for (const address of ['/admin', '/admin/collections/job-applications', ...documents]) {
    await expectEveryStop(page, address)
  }
})

async function expectEveryStop(page: Page, address: string) {
  await page.goto(address)
  await expect(page.getByRole('main')).toBeVisible()
  const { places, total, unseen } = await walkThere(page, 'Tab')
  expect.soft(places, address).toEqual(Array.from({ length: total }, (_, place) => place))
  expect.soft(unseen, address).toEqual([])
}

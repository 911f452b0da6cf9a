import type { APIRequestContext, Page } from '@playwright/test'
import { walkThere } from '../support/keyboard'
import { applicationsOf, publishOffer, sendApplication, sendMessage } from '../support/siteRecords'
import { expect, test } from '../support/test'

const SCREENS = [
  '/admin',
  '/admin/account',
  '/admin/collections/audit-entries',
  '/admin/collections/contact-messages',
  '/admin/collections/expertise-pages',
  '/admin/collections/job-applications',
  '/admin/collections/job-offers',
  '/admin/collections/job-offers/create',
  '/admin/collections/media',
  '/admin/collections/users',
  '/admin/collections/users/create',
  '/admin/globals/email-settings',
  '/admin/globals/hero-settings',
  '/admin/globals/navigation-settings',
  '/admin/globals/website-settings',
]

// What scrolls smoothly would still be on its way when it is judged.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('in the admin the tab key stops at everything that can be used, in order and in sight', async ({
  staffPage: page,
  staff,
}) => {
  test.setTimeout(180_000)
  const documents = await somethingReceived(staff)
  for (const address of [...SCREENS, ...documents]) await expectEveryStop(page, address)
})

test('on a phone too the tab key stops at everything that can be used', async ({
  staffPage: page,
  staff,
}) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  const documents = await somethingReceived(staff)
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

/** The pages of an offer, an application and a message. */
async function somethingReceived(staff: APIRequestContext) {
  const offer = await publishOffer(staff)
  const { candidateName } = await sendApplication(staff, { jobSlug: offer.slug })
  const { subject } = await sendMessage(staff, 'Bonjour')
  const [application] = await applicationsOf(staff, candidateName)
  const params = { 'where[subject][equals]': subject }
  const { docs } = await (await staff.get('/api/contact-messages', { params })).json()
  return [
    `/admin/collections/job-offers/${offer.id}`,
    `/admin/collections/job-applications/${application?.id}`,
    `/admin/collections/contact-messages/${docs[0].id}`,
  ]
}

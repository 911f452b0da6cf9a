import type { APIRequestContext, Page } from '@playwright/test'
import { expectNoBarrier } from '../support/barriers'
import { applicationsOf, publishOffer, sendApplication, sendMessage } from '../support/siteRecords'
import { expect, test } from '../support/test'

const LISTS = ['job-offers', 'job-applications', 'contact-messages', 'users', 'expertise-pages']
const SETTINGS = ['website-settings', 'hero-settings', 'navigation-settings', 'email-settings']

// Payload's own, which neither a style nor a component of ours can mend (see its issues on accessibility):
const PAYLOADS_OWN = [
  // A select is not tied to the name that stands above it.
  '.rs__control',
  // The button with three dots above a document, and the arrows below a list, have no name.
  '.popup-button:has(.doc-controls__dots)',
  '.clickable-arrow',
  // The tabs above a document are no list items.
  '.doc-tabs__tabs',
  // In lists that are not ours: boxes to select rows, and handles to move them, have no name.
  '.select-all__checkbox',
  '.select-row__checkbox',
  '.sort-row',
  '[aria-roledescription="sortable"]',
]

const PAYLOADS_FORMS = [
  ...PAYLOADS_OWN,
  // The head of a document stands beside the main part.
  '.doc-header',
  // Entries of a list, pictures and dates: the buttons around them have no name, a closed date no label.
  '.array-actions__button',
  '.popup-button:not([aria-label])',
  '.upload-relationship-details__edit',
  '.upload-relationship-details__remove',
  '.date-time-picker',
  // Headings of the third rank without a second.
  '.array-field__title',
  '.payload-settings > h3',
]

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

/** Opens a page of the admin and waits until it can be used. */
async function open(page: Page, address: string) {
  await page.goto(address)
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expect(page.getByRole('main')).toBeVisible()
}

test('the sign-in page has no barrier', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/admin/login')
  await expectNoBarrier(page, 'sign-in')
})

test('the start page and the lists have no barrier', { tag: '@phone' }, async ({
  staffPage,
  staff,
}) => {
  await Promise.all([publishOffer(staff), sendApplication(staff), sendMessage(staff, 'Bonjour')])
  await open(staffPage, '/admin')
  await expectNoBarrier(staffPage, 'start page', PAYLOADS_OWN)
  for (const list of LISTS) {
    await open(staffPage, `/admin/collections/${list}`)
    await expectNoBarrier(staffPage, list, PAYLOADS_OWN)
  }
})

test('the documents that staff decide on have no barrier', { tag: '@phone' }, async ({
  staffPage,
  staff,
}) => {
  const offer = await publishOffer(staff)
  const { candidateName } = await sendApplication(staff, { jobSlug: offer.slug })
  const { subject } = await sendMessage(staff, 'Bonjour')
  const [application] = await applicationsOf(staff, candidateName)
  for (const address of [
    `job-offers/${offer.id}`,
    'job-offers/create',
    `job-applications/${application?.id}`,
    `contact-messages/${await idOf(staff, subject)}`,
  ]) {
    await open(staffPage, `/admin/collections/${address}`)
    await expectNoBarrier(staffPage, address.replace(/\d+$/, ''), PAYLOADS_FORMS)
  }
})

test('settings, accounts and one’s own have no barrier', { tag: '@phone' }, async ({
  staffPage,
}) => {
  for (const settings of SETTINGS) {
    await open(staffPage, `/admin/globals/${settings}`)
    await expectNoBarrier(staffPage, settings, PAYLOADS_FORMS)
  }
  for (const address of ['/admin/collections/users/create', '/admin/account']) {
    await open(staffPage, address)
    await expectNoBarrier(staffPage, address, PAYLOADS_FORMS)
  }
})

async function idOf(staff: APIRequestContext, subject: string): Promise<number> {
  const params = { 'where[subject][equals]': subject }
  const { docs } = await (await staff.get('/api/contact-messages', { params })).json()
  return docs[0].id
}

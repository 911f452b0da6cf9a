import type { APIRequestContext, Page } from '@playwright/test'
import { adminList } from '../support/screens/adminList'
import { jobListPage } from '../support/screens/jobListPage'
import { publishOffer } from '../support/siteRecords'
import { expect, test } from '../support/test'
import { untilItAnswers } from '../support/untilItAnswers'
import { withoutEvents } from '../support/withoutEvents'

const SLOW_RESPONSE_MS = 2_000
const CHANGE_INTERVAL_MS = 1_050
const TYPING_PAUSE_MS = 10_000

test('On a slow connection a visitor’s click still navigates while offers change repeatedly', async ({
  page,
  staff,
}) => {
  const offer = await publishOffer(staff)
  await page.goto(`/nos-offres?recherche=${offer.word}`)
  await actWhileListRefreshes(page, staff, async () => {
    await jobListPage(page).apply(offer.title).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(offer.title)
  })
})

test('A click right after typing opens the clicked row, even if the search would remove it', async ({
  page,
  staff,
}) => {
  const offer = await publishOffer(staff)
  await page.clock.install()
  await withoutEvents(page)
  await page.goto('/nos-offres')
  await untilItAnswers(page)
  // The search begins after a pause of the typing.
  await page.clock.pauseAt(Date.now() + TYPING_PAUSE_MS)
  await jobListPage(page).search.pressSequentially('zzz')
  await jobListPage(page).apply(offer.title).click()
  await page.clock.runFor(TYPING_PAUSE_MS)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offer.title)
})

test('On a slow connection a click of staff in the list navigates too', async ({
  staffPage: page,
  staff,
}) => {
  const offer = await publishOffer(staff)
  const row = await adminList(page).find('job-offers', offer.title)
  await actWhileListRefreshes(page, staff, async () => {
    await row.getByRole('link', { name: offer.title }).first().click()
    await expect(page).toHaveURL(/\/job-offers\/\d+/)
  })
})

/** Runs `act` while another offer changes and the open list refreshes, on a slow connection. */
async function actWhileListRefreshes(
  page: Page,
  staff: APIRequestContext,
  act: () => Promise<void>,
) {
  await page.route(/_rsc=/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_RESPONSE_MS))
    await route.continue()
  })
  const drawnAnew = page.waitForRequest(/_rsc=/)
  const settle = changeOfferContinuously(staff)
  try {
    await drawnAnew
    await act()
  } finally {
    await settle()
  }
}

/** Changes an offer until the returned function is called. */
function changeOfferContinuously(staff: APIRequestContext) {
  let isOver = false
  const changing = (async () => {
    const { id } = await publishOffer(staff)
    for (let turn = 0; !isOver; turn++) {
      await staff.patch(`/api/job-offers/${id}`, {
        data: { experience: EXPERIENCE_LEVELS[turn % 2] },
      })
      await new Promise((resolve) => setTimeout(resolve, CHANGE_INTERVAL_MS))
    }
  })()
  return () => {
    isOver = true
    return changing
  }
}

const EXPERIENCE_LEVELS = ['junior', 'expert']

import type { APIRequestContext } from '@playwright/test'
import { publishOffer } from '../support/siteRecords'
import { expect, test } from '../support/test'

const SLOW_LINE_MS = 2_000
const CHANGED_EVERY_MS = 1_050

test('on a slow line a link leads on while offers change again and again', async ({
  page,
  staff,
}) => {
  const offer = await publishOffer(staff)
  await page.goto(`/nos-offres?recherche=${offer.word}`)
  await page.route(/_rsc=/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_LINE_MS))
    await route.continue()
  })
  const drawnAnew = page.waitForRequest(/recherche=.*_rsc=/)
  const settled = changeAgainAndAgain(staff)
  try {
    await drawnAnew
    await page.getByRole('link', { name: `Postuler à l’offre ${offer.title}` }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(offer.title)
  } finally {
    await settled()
  }
})

/** Changes an offer until what is returned is called. */
function changeAgainAndAgain(staff: APIRequestContext) {
  let isOver = false
  const changing = (async () => {
    const { id } = await publishOffer(staff)
    for (let turn = 0; !isOver; turn++) {
      await staff.patch(`/api/job-offers/${id}`, { data: { experience: LEVELS[turn % 2] } })
      await new Promise((resolve) => setTimeout(resolve, CHANGED_EVERY_MS))
    }
  })()
  return () => {
    isOver = true
    return changing
  }
}

const LEVELS = ['junior', 'expert']

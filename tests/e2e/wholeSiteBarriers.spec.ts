import {
  expectAccessible,
  expectAccessibleAtEachWidth,
  expectNoOverflow,
} from '../support/accessibility'
import { jobListPage } from '../support/screens/jobListPage'
import { createRareWord, publishOffer } from '../support/siteRecords'
import { expect, test } from '../support/test'
import { withoutEvents } from '../support/withoutEvents'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await withoutEvents(page)
})

test('The home page, the job list and the application form have no axe violation', async ({
  page,
}) => {
  await page.goto('/')
  await expectAccessibleAtEachWidth(page, 'home page')
  const list = jobListPage(page)
  await page.goto('/nos-offres')
  await list.showFilters.click()
  await list.unfold(list.cards.first())
  await expectAccessibleAtEachWidth(page, 'job list with filters and an offer unfolded')
  await page.goto('/postuler/candidature-spontanee')
  await expectAccessibleAtEachWidth(page, 'application form')
})

test('A long word in the title of an offer widens no page and is no axe violation', async ({
  page,
  staff,
}) => {
  const longWord = `Anticonstitutionnellement${'é'.repeat(40)}`
  const title = `${longWord} ${createRareWord()}`
  const offer = await publishOffer(staff, { title, publishedDate: '01/01/2100' })
  for (const address of ['/', `/nos-offres/${offer.slug}`, `/postuler/${offer.slug}`]) {
    await page.goto(address)
    await expect(page.getByRole('main').getByText(title).first()).toBeVisible()
    for (const width of [720, 320]) {
      await page.setViewportSize({ width, height: 640 })
      await expectNoOverflow(page, `${address} at ${width} px`)
    }
    await expectAccessible(page, address)
  }
  await staff.patch(`/api/job-offers/${offer.id}`, { data: { isActive: false } })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette offre n’est plus ouverte')
  await expectAccessible(page, 'closed offer')
  await expectNoOverflow(page, 'closed offer')
})

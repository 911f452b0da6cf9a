import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { applicationPage, upload } from '../support/applicationPage'
import { publishOffer } from '../support/siteRecords'
import { expect, test } from '../support/test'

const PAGES = {
  '/nos-offres': /offres/,
  '/nos-offres?recherche=zzzzzz': /offres/,
  '/postuler/candidature-spontanee': 'Candidature spontanée',
  '/postuler/gardienne-de-phare': 'Gardienne De Phare',
  '/postuler/candidature-spontanee/merci?fichiers=cv,lettre': 'Candidature envoyée !',
}

for (const [address, heading] of Object.entries(PAGES)) {
  test(`${address} has no barrier and fits a small phone`, async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expectNoBarrier(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScrolling(page)
  })
}

test('an application form with errors has no barrier either', async ({ page }) => {
  const form = applicationPage(page)
  await page.goto('/postuler/candidature-spontanee')
  await form.cv.setInputFiles(upload({ name: 'a'.repeat(80), bytes: Buffer.from('') }))
  await expect(page.getByText('Seuls les fichiers PDF et Word sont acceptés')).toBeVisible()
  await expectNoBarrier(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScrolling(page)
})

test('a long title in a closed or open offer has no barrier and fits a small phone', async ({
  page,
  staff,
}) => {
  const offer = await publishOffer(staff, { title: `Anticonstitutionnellement${'é'.repeat(40)}` })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`/postuler/${offer.slug}`)
  await expectNoBarrier(page)
  await expectNoSidewaysScrolling(page)
  await staff.patch(`/api/job-offers/${offer.id}`, { data: { isActive: false } })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette offre n’est plus ouverte')
  await expectNoBarrier(page)
  await expectNoSidewaysScrolling(page)
})

async function expectNoBarrier(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])
}

async function expectNoSidewaysScrolling(page: Page) {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(overflow).toBe(0)
}

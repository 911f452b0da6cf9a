import type { Request } from '@playwright/test'
import { holdBack } from '../support/holdBack'
import { adminFrame } from '../support/screens/adminFrame'
import { adminList } from '../support/screens/adminList'
import { receivedApplication } from '../support/screens/receivedApplication'
import { findApplicationsOf, publishOffer, sendApplication } from '../support/siteRecords'
import { expect, test } from '../support/test'

const APPLICATION_LIST_PATH = '/admin/collections/job-applications'

test('A recruiter goes back and forth in a queue and sees how many are left', {
  tag: '@phone',
}, async ({ staffPage: page, staff }) => {
  const isWide = (page.viewportSize()?.width ?? 0) > 1024
  const offer = await publishOffer(staff)
  const [last, second, first] = [
    await sendApplication(staff, { jobSlug: offer.slug }),
    await sendApplication(staff, { jobSlug: offer.slug }),
    await sendApplication(staff, { jobSlug: offer.slug }),
  ]
  const isOpen = ({ candidateName }: { candidateName: string }) =>
    expect(page.getByRole('heading', { name: candidateName, level: 1 })).toBeVisible()
  const step = (name: string) => page.getByRole('link', { name })
  const { decision, status, history, nextPending } = receivedApplication(page)
  const bottom = () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))

  await page.goto(
    `${APPLICATION_LIST_PATH}?where[and][0][jobOffer][equals]=${offer.id}&where[and][1][status][equals]=pending`,
  )
  await adminList(page).document(first.candidateName).click()
  await isOpen(first)
  await expect(nextPending).toContainText('encore 2')
  // The decision and the next application stay visible while the page scrolls; the delete button
  // does not.
  if (isWide) await page.setViewportSize({ width: 1024, height: 600 })
  await bottom()
  await expect(decision).toBeInViewport({ ratio: 1 })
  await expect(step('Candidature suivante de la liste')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Autres actions' })).not.toBeInViewport()
  await status('Refusé').click()
  await expect(history).toContainText('En attente → Refusé')
  await step('Candidature suivante de la liste').click()
  await isOpen(second)
  await expect(nextPending).toContainText('encore 1')
  await page.goBack()
  await isOpen(first)
  await page.goForward()
  await isOpen(second)
  await step('Candidature précédente de la liste').click()
  await isOpen(first)
  await expect(status('Refusé')).toHaveAttribute('aria-pressed', 'true')
  await step('Candidature suivante de la liste').press('Enter')
  await isOpen(second)
  // The focus stays on the link that was used.
  await expect(step('Candidature suivante de la liste')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(nextPending).toBeFocused()
  await step('Candidature suivante de la liste').click()
  await isOpen(last)
})

test('A recruiter opens the next application before the server has responded to the decision', async ({
  staffPage: page,
  staff,
}) => {
  const offer = await publishOffer(staff)
  const second = await sendApplication(staff, { jobSlug: offer.slug })
  const first = await sendApplication(staff, { jobSlug: offer.slug })
  await page.goto(`${APPLICATION_LIST_PATH}?where[and][0][jobOffer][equals]=${offer.id}`)
  await adminList(page).document(first.candidateName).click()
  await expect(page.getByRole('heading', { name: first.candidateName, level: 1 })).toBeVisible()
  const isSave = (request: Request) => request.method() === 'PATCH'
  const answer = await holdBack(page, '**/api/job-applications/*', isSave)
  await receivedApplication(page).status('Refusé').click()
  await receivedApplication(page).nextPending.click()
  await expect(page.getByRole('heading', { name: second.candidateName, level: 1 })).toBeVisible()
  answer()
  await expect(adminFrame(page).statusSaved).toBeVisible()
  const [decided] = await findApplicationsOf(staff, first.candidateName)
  expect(decided?.status).toBe('rejected')
})

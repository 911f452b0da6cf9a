import { applicationsOf, publishOffer, sendApplication } from '../support/siteRecords'
import { expect, test } from '../support/test'

const LIST = '/admin/collections/job-applications'

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
  const decision = page.getByRole('group', { name: 'Décision' })
  const bottom = () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))

  await page.goto(
    `${LIST}?where[and][0][jobOffer][equals]=${offer.id}&where[and][1][status][equals]=pending`,
  )
  await page.getByRole('link', { name: first.candidateName, exact: true }).click()
  await isOpen(first)
  await expect(step('Prochaine en attente')).toContainText('encore 2')
  // The decision and the next application stay visible while the page scrolls; the delete button
  // does not.
  if (isWide) await page.setViewportSize({ width: 1024, height: 600 })
  await bottom()
  await expect(decision).toBeInViewport({ ratio: 1 })
  await expect(step('Candidature suivante de la liste')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Autres actions' })).not.toBeInViewport()
  await decision.getByRole('button', { name: 'Refusé' }).click()
  await expect(page.getByRole('region', { name: 'Historique' })).toContainText(
    'En attente → Refusé',
  )
  await step('Candidature suivante de la liste').click()
  await isOpen(second)
  await expect(step('Prochaine en attente')).toContainText('encore 1')
  await page.goBack()
  await isOpen(first)
  await page.goForward()
  await isOpen(second)
  await step('Candidature précédente de la liste').click()
  await isOpen(first)
  await expect(decision.getByRole('button', { name: 'Refusé' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await step('Candidature suivante de la liste').press('Enter')
  await isOpen(second)
  // The focus stays on the link that was used.
  await expect(step('Candidature suivante de la liste')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(step('Prochaine en attente')).toBeFocused()
  await step('Candidature suivante de la liste').click()
  await isOpen(last)
})

test('A recruiter goes on after a decision before the server has responded', async ({
  staffPage: page,
  staff,
}) => {
  const offer = await publishOffer(staff)
  const second = await sendApplication(staff, { jobSlug: offer.slug })
  const first = await sendApplication(staff, { jobSlug: offer.slug })
  await page.goto(`${LIST}?where[and][0][jobOffer][equals]=${offer.id}`)
  await page.getByRole('link', { name: first.candidateName, exact: true }).click()
  await expect(page.getByRole('heading', { name: first.candidateName, level: 1 })).toBeVisible()
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/job-applications/*', async (route) => {
    if (route.request().method() === 'PATCH') await isAnswered
    await route.continue()
  })
  await page
    .getByRole('group', { name: 'Décision' })
    .getByRole('button', { name: 'Refusé' })
    .click()
  await page.getByRole('link', { name: 'Prochaine en attente' }).click()
  await expect(page.getByRole('heading', { name: second.candidateName, level: 1 })).toBeVisible()
  answer()
  await expect(page.getByText('Statut mis à jour avec succès')).toBeVisible()
  const [decided] = await applicationsOf(staff, first.candidateName)
  expect(decided?.status).toBe('rejected')
})

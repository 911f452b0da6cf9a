import { receivedApplication } from '../support/screens/receivedApplication'
import { createRareWord, findApplicationsOf, sendApplication } from '../support/siteRecords'
import { expect, test } from '../support/test'

const CANDIDATE_COUNT = 20

test('A recruiter decides on twenty applications one after another with the keyboard', async ({
  staffPage: page,
  staff,
}) => {
  test.slow()
  const word = createRareWord()
  const names = Array.from({ length: CANDIDATE_COUNT }, (_, place) => `${word} ${place + 10}`)
  await Promise.all(names.map((candidateName) => sendApplication(staff, { candidateName })))
  const heading = page.getByRole('heading', { level: 1 })

  await page.goto(`/admin/collections/job-applications?search=${word}&sort=candidateName`)
  await page.getByRole('link', { name: names[0], exact: true }).click()
  await expect(page.getByText(`1 sur ${CANDIDATE_COUNT}`)).toBeVisible()
  const decideInSeries = page.getByRole('switch', { name: 'Enchaîner' })
  await decideInSeries.click()
  await expect(decideInSeries).toBeChecked()
  for (const [place, name] of names.entries()) {
    await expect(heading).toHaveText(name)
    await expect(receivedApplication(page).decision).toHaveAttribute('data-seen')
    await page.keyboard.press(place % 2 === 1 ? '4' : '3')
  }

  const end = page.getByRole('status').filter({ hasText: 'Dans cette séance' })
  await expect(end).toContainText('10 acceptées et 10 refusées')
  const stored = await Promise.all(names.map((name) => findApplicationsOf(staff, name)))
  expect(stored.map(([application]) => application?.status)).toEqual(
    names.map((_, place) => (place % 2 === 1 ? 'rejected' : 'accepted')),
  )
  await page.getByRole('link', { name: 'Leur répondre' }).click()
  await expect(page).toHaveURL(new RegExp(`repondre\\?ids=(\\d+,){${CANDIDATE_COUNT - 1}}\\d+$`))
})

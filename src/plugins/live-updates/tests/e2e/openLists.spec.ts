import { adminList } from '@/tests/support/screens/adminList'
import { jobListPage } from '@/tests/support/screens/jobListPage'
import { publishOffer, sendApplication } from '@/tests/support/siteRecords'
import { expect, test } from '@/tests/support/test'

test('An open job list follows the offers while an unfolded card stays unfolded', async ({
  page,
  staff,
}) => {
  const list = jobListPage(page)
  const first = await publishOffer(staff, { stack: ['Cobol'] })
  const listening = page.waitForResponse('**/api/offres/evenements')
  await page.goto(`/nos-offres?recherche=${first.word}`)
  await list.unfold(list.card(first.title))
  await listening
  const second = await publishOffer(staff, { title: `Horloger ${first.word}` })
  await expect(list.card(second.title)).toBeVisible()
  await expect(list.card(first.title).getByText('Cobol')).toBeVisible()
  await staff.patch(`/api/job-offers/${second.id}`, { data: { isActive: false } })
  await expect(list.card(second.title)).toHaveCount(0)
})

test('An open list shows an application that comes in', async ({ staffPage: page, staff }) => {
  const listening = page.waitForResponse('**/api/equipe/evenements')
  await page.goto('/admin/collections/job-applications')
  await listening
  const { candidateName } = await sendApplication(staff)
  await expect(adminList(page).document(candidateName)).toBeVisible()
})

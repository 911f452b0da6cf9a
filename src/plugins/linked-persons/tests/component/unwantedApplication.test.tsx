import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OpenNextAfterDecisionSwitch } from '@/src/plugins/document-reading/admin/OpenNextAfterDecisionSwitch'
import { SpamButton } from '@/src/plugins/linked-persons/admin/SpamButton'
import { SpamNotice } from '@/src/plugins/linked-persons/admin/SpamNotice'
import { AdminList } from '@/tests/component/support/AdminList'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '@/tests/component/support/axe'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { json, offline, respond } from '@/tests/component/support/respond'
import { router } from '@/tests/component/support/router'
import { anApplicationRow, CELLS_BY_COLLECTION } from '@/tests/component/support/staffLists'

const markSpamButton = page.getByRole('button', { name: 'Pas sérieuse', exact: true })

test('An application is marked as unwanted by one button, and taken back from the notice', async () => {
  const saved = respond('patch', '/api/job-applications/7')
  const undone = respond('patch', '/api/job-applications', json({ docs: [{ id: 7 }] }))
  await renderInAdmin(<SpamButton id={7} isSpam={false} onward="/admin/8" />, { width: 390 })
  await expect
    .element(markSpamButton)
    .toHaveAttribute('title', expect.stringContaining('supprimée après 30 jours'))
  await markSpamButton.click()
  await expect.element(page.getByText('Candidature mise parmi les indésirables')).toBeVisible()
  expect(router.push).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect.element(page.getByText('Changement annulé')).toBeVisible()
  expect([...saved, ...undone]).toEqual([{ isSpam: true }, { isSpam: false }])
})

test('With « Enchaîner » an unwanted application leads on to the next', async () => {
  respond('patch', '/api/job-applications/7')
  await renderInAdmin(
    <>
      <OpenNextAfterDecisionSwitch />
      <SpamButton id={7} isSpam={false} onward="/admin/8" />
    </>,
  )
  await page.getByRole('switch', { name: 'Enchaîner' }).click()
  await markSpamButton.click()
  await expect.poll(() => router.push.mock.calls).toEqual([['/admin/8']])
})

test('A mark that is not saved says so and leads nowhere', async () => {
  respond('patch', '/api/job-applications/7', offline())
  await renderInAdmin(<SpamButton id={7} isSpam={false} onward="/admin/8" />)
  await markSpamButton.click()
  await expect.element(page.getByText('Erreur lors de la mise à jour du statut')).toBeVisible()
  expect(router.push).not.toHaveBeenCalled()
})

test('An unwanted application says who marked it and when it is deleted, and is put back', async () => {
  const saved = respond('patch', '/api/job-applications/7')
  const application = {
    ...{ id: 7, spamMarkedByName: 'Andrée Ponge' },
    spamMarkedAt: '2026-03-03T09:00:00.000Z',
  }
  await renderInAdmin(<SpamNotice application={application} timezone="Europe/Paris" />, {
    width: 390,
  })
  await expect
    .element(page.getByText('Marquée pas sérieuse le 03/03/2026 10:00 par Andrée Ponge.'))
    .toBeVisible()
  await expect.element(page.getByText('Elle sera supprimée le 02/04/2026.')).toBeVisible()
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Candidature remise dans la liste')).toBeVisible()
  expect(saved).toEqual([{ isSpam: false }])
})

const renderApplicationList = (isSpam: boolean) =>
  renderInAdmin(
    <AdminList
      cells={CELLS_BY_COLLECTION['job-applications']}
      collection="job-applications"
      docs={[anApplicationRow({ isSpam })]}
    />,
    {
      url: `/admin/collections/job-applications${isSpam ? '?where[and][0][isSpam][equals]=true' : ''}`,
    },
  )

test('In the list an application is marked as unwanted by the button of its row', async () => {
  const saved = respond('patch', '/api/job-applications/7')
  await renderApplicationList(false)
  await page.getByRole('button', { name: 'Pas sérieuse : Inès Dubois' }).click()
  await expect.element(page.getByText('Candidature mise parmi les indésirables')).toBeVisible()
  expect(saved).toEqual([{ isSpam: true }])
})

test('Among the unwanted applications the ticked ones can only be put back or deleted', async () => {
  await renderApplicationList(true)
  await page.getByRole('checkbox', { name: 'Cocher : Inès Dubois' }).click()
  const bar = page.getByRole('region', { name: 'Lignes cochées' })
  await expect
    .element(bar.getByRole('button', { name: 'Remettre parmi les candidatures' }))
    .toBeVisible()
  await expect.element(bar.getByRole('button', { name: 'Refusé' })).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('button', { name: 'Remettre parmi les candidatures : Inès Dubois' }))
    .toBeVisible()
})

import type { APIRequestContext, Page } from '@playwright/test'
import { expectNoBarrier } from '../support/barriers'
import { follow } from '../support/keyboard'
import { applicationsOf, rareWord, sendApplication } from '../support/siteRecords'
import { expect, test } from '../support/test'

/** So many applications that a search for this word finds, the last sent first. */
async function aQueue(staff: APIRequestContext, candidates: number) {
  const word = rareWord()
  const names = Array.from({ length: candidates }, (_, place) => `${word} ${place + 1}.`)
  for (const candidateName of names) await sendApplication(staff, { candidateName })
  const list = `/admin/collections/job-applications?search=${word}`
  return { names: names.reverse(), list }
}

async function openFirst(page: Page, { list, names }: { list: string; names: string[] }) {
  await page.goto(list)
  await page.getByRole('link', { name: names[0], exact: true }).click()
  await expect(page.getByText(`1 sur ${names.length}`)).toBeVisible()
  const chain = page.getByRole('switch', { name: 'Enchaîner' })
  await expect(chain.getByText('Enchaîner')).toBeVisible()
  await chain.click()
}

async function expectStatuses(staff: APIRequestContext, names: string[], statuses: string[]) {
  const stored = await Promise.all(names.map((name) => applicationsOf(staff, name)))
  expect(stored.map(([application]) => application?.status)).toEqual(statuses)
}

const shown = (page: Page, name: string | undefined) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')

test('one application after another is decided on with one gesture, by keys or by thumb', {
  tag: '@phone',
}, async ({ staffPage: page, staff, isMobile }) => {
  test.slow()
  const candidates = 6
  const queue = await aQueue(staff, candidates)
  const decision = page.getByRole('group', { name: 'Décision' })
  await openFirst(page, queue)
  for (const [place, name] of queue.names.entries()) {
    await shown(page, name)
    await expect(page.getByText(`${place + 1} sur ${candidates}`)).toBeVisible()
    const isOdd = place % 2 === 1
    await expect(decision).toHaveAttribute('data-seen')
    if (isMobile) await decision.getByRole('button', { name: isOdd ? 'Refusé' : 'Accepté' }).tap()
    else await page.keyboard.press(isOdd ? '4' : '3')
  }
  const end = page.getByRole('status').filter({ hasText: 'Dans cette séance' })
  await expect(end).toContainText(`${candidates / 2} acceptées et ${candidates / 2} refusées`)
  const statuses = queue.names.map((_, place) => (place % 2 === 1 ? 'rejected' : 'accepted'))
  await expectStatuses(staff, queue.names, statuses)
  await expectNoBarrier(page, 'the end of a sitting', [], '.document-fields')
  const answerThem = page.getByRole('link', { name: 'Leur répondre' })
  await expect(answerThem).toBeInViewport()
  if (isMobile) await answerThem.tap()
  else await follow(page, answerThem)
  await expect(page).toHaveURL(new RegExp(`repondre\\?ids=(\\d+,){${candidates - 1}}\\d+$`))
})

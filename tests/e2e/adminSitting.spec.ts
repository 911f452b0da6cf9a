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

test('a decision is taken back by its key, keys are told and can be given up, and a note stays', async ({
  staffPage: page,
  staff,
}) => {
  const queue = await aQueue(staff, 2)
  const [first, second] = queue.names
  await openFirst(page, queue)
  const note = page.getByLabel('Nouvelle note')

  await page.keyboard.press('n')
  await expect(note).toBeFocused()
  await page.keyboard.type('4 ans de Java ?')
  await expect(note).toHaveValue('4 ans de Java ?')
  await page.getByRole('heading', { level: 1 }).click()

  await expect(page.locator('fieldset[data-seen]')).toBeVisible()
  await page.keyboard.press('4')
  await shown(page, second)
  await expect(page.getByText(`avec succès – ${first}`)).toBeVisible()
  await page.keyboard.press('z')
  await expect(page.getByText('Changement annulé')).toBeVisible()
  await expectStatuses(staff, [first ?? ''], ['pending'])
  await page.keyboard.press('ArrowLeft')
  await shown(page, first)
  await expect(note).toHaveValue('4 ans de Java ?')

  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Raccourcis clavier' })
  await expectNoBarrier(page, 'shortcuts')
  await help.getByRole('checkbox', { name: 'Utiliser les raccourcis' }).click()
  await help.getByRole('button', { name: 'Fermer' }).click()
  await page.keyboard.press('4')
  await page.keyboard.press('n')
  await expect(note).not.toBeFocused()
  await page.keyboard.press('ArrowRight')
  await shown(page, second)
  await expectStatuses(staff, [first ?? ''], ['pending'])
})

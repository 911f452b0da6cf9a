import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { waitUntilPageIsStill } from '@/tests/support/stillPage'
import { AdminList } from '../support/AdminList'
import { expectNoAxeViolation, expectNoSidewaysScroll, expectThumbSized } from '../support/axe'
import { renderInAdmin } from '../support/renderInAdmin'
import {
  aMessageRow,
  anApplicationRow,
  anOfferRow,
  CELLS_BY_COLLECTION,
} from '../support/staffLists'

const LIST_CASES = [
  ['job-offers', anOfferRow()],
  [
    'job-applications',
    anApplicationRow({ candidateName: 'Maximilienne de la Rochefoucauld-Dubois' }),
  ],
  ['contact-messages', aMessageRow()],
] as const

const overlaps = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

test.each(LIST_CASES)(
  'At 390 and 320 px a row of %s is a card that a thumb can use',
  async (slug, doc) => {
    await renderInAdmin(
      <AdminList cells={CELLS_BY_COLLECTION[slug]} collection={slug} docs={[doc]} />,
      {
        width: 390,
      },
    )
    const card = page.getByRole('row').last()
    await expect.element(card).toBeVisible()
    await expectNoAxeViolation()
    for (const width of [390, 320]) {
      await page.viewport(width, 844)
      await expect.poll(() => window.innerWidth).toBe(width)
      await waitUntilPageIsStill()
      expectNoSidewaysScroll()
      const targets = card.element().querySelectorAll('button, select, a[aria-label], label')
      expect(targets.length).toBeGreaterThan(2)
      expectThumbSized(targets)
      for (const target of targets) {
        expect(target.getBoundingClientRect().right, target.outerHTML).toBeLessThanOrEqual(width)
      }
      const status = card.element().querySelector('select, [role="switch"], .cell-status .pill')
      const actions = card.element().querySelectorAll('.cell-rowActions :is(a, button)')
      expect(status).not.toBeNull()
      for (const action of actions) {
        const covered =
          status && overlaps(status.getBoundingClientRect(), action.getBoundingClientRect())
        expect(covered, action.outerHTML).toBe(false)
      }
    }
  },
)

test.each(LIST_CASES)('At 1440 px the list of %s has no axe violation', async (slug, doc) => {
  await renderInAdmin(
    <AdminList cells={CELLS_BY_COLLECTION[slug]} collection={slug} docs={[doc]} />,
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoAxeViolation()
})

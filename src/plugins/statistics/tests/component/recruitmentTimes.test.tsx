import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { RecruitmentTimesTable } from '@/src/plugins/statistics/admin/recruitment/RecruitmentTimesTable'
import {
  WaitingApplicationsSummary,
  WaitingApplicationsTable,
} from '@/src/plugins/statistics/admin/recruitment/WaitingApplicationsTable'
import type {
  RecruitmentRow,
  RecruitmentRowGrouping,
  RecruitmentTimes,
} from '@/src/plugins/statistics/rules/recruitmentTimes'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '@/tests/component/support/axe'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { testAt } from '@/tests/component/support/testAt'

const MINUTE_SECONDS = 60
const DAY_SECONDS = 24 * 60 * MINUTE_SECONDS
const UNMEASURED_WAIT = {
  done: 0,
  median: null,
  ninth: null,
  open: 2,
  longestOpen: 3 * DAY_SECONDS,
}

/** Of two applications one was read and rejected; neither has a reply. */
const RECRUITMENT_TIMES: RecruitmentTimes = {
  ...{ received: 2, promised: 0, kept: 0, answer: UNMEASURED_WAIT },
  reading: {
    done: 1,
    median: 12 * MINUTE_SECONDS,
    ninth: 2 * DAY_SECONDS,
    open: 1,
    longestOpen: 3 * DAY_SECONDS,
  },
  decision: {
    done: 1,
    median: 12 * MINUTE_SECONDS,
    ninth: 2 * DAY_SECONDS,
    open: 1,
    longestOpen: 3 * DAY_SECONDS,
  },
}
const ANALYST_ROW: RecruitmentRow = { ...RECRUITMENT_TIMES, offer: 7, name: 'Analyste' }

function renderRecruitmentTimes(
  rows: RecruitmentRow[],
  by: RecruitmentRowGrouping = 'offer',
  width?: number,
) {
  return renderInAdmin(
    <>
      <h1>Statistiques</h1>
      <WaitingApplicationsSummary all={RECRUITMENT_TIMES} />
      <RecruitmentTimesTable all={RECRUITMENT_TIMES} by={by} rows={rows} />
      <WaitingApplicationsTable by={by} rows={rows} />
    </>,
    { width },
  )
}
const readRowCells = (table: string, name: RegExp) =>
  page
    .getByRole('table', { name: table })
    .getByRole('row', { name })
    .getByRole('cell')
    .elements()
    .map(({ textContent }) => textContent?.replace(/\s/g, ' '))

test('an offer shows how long its candidates waited, and how many still wait', async () => {
  await renderRecruitmentTimes([ANALYST_ROW])
  expect(readRowCells('Délais', /^Analyste/)).toEqual([
    '2',
    '12 min',
    '2 j',
    '12 min',
    '2 j',
    '–',
    '–',
    '–',
  ])
  expect(readRowCells('Dossiers encore ouverts', /^Analyste/)).toEqual([
    ...['1 la plus ancienne depuis 3 j', '1 la plus ancienne depuis 3 j'],
    '2 la plus ancienne depuis 3 j',
  ])
  await expect
    .element(page.getByText('12\u00A0min').first())
    .toHaveAttribute('title', expect.stringMatching(/Première lecture\s: 1\scandidature mesurée$/))
  await expect
    .element(page.getByRole('link', { name: 'Analyste', exact: true }).first())
    .toHaveAttribute('href', '/admin/collections/job-offers/7')
})

test('months are named, and several rows have a sum', async () => {
  const months = ['2026-11', '2026-10'].map((name) => ({ ...RECRUITMENT_TIMES, offer: null, name }))
  await renderRecruitmentTimes(months, 'month')
  const names = page.getByRole('table', { name: 'Délais' }).getByRole('rowheader').elements()
  expect(names.map(({ textContent }) => textContent)).toEqual([
    ...['Ensemble', 'novembre 2026', 'octobre 2026'],
  ])
})

testAt([390, 1440])('the tables of delays have no axe violation at %i px', async (width) => {
  await renderRecruitmentTimes(
    [ANALYST_ROW, { ...ANALYST_ROW, offer: 8, name: 'Architecte '.repeat(12) }],
    'offer',
    width,
  )
  await expect.element(page.getByRole('table').first()).toBeVisible()
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
})

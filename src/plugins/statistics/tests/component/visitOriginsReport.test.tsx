import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DeclaredOrigins } from '@/src/plugins/statistics/admin/DeclaredOrigins'
import { OriginsTable } from '@/src/plugins/statistics/admin/OriginsTable'
import { type OriginRow, parseOriginTableQuery } from '@/src/plugins/statistics/rules/originTable'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '@/tests/component/support/axe'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { testAt } from '@/tests/component/support/testAt'

const REPORT_PERIOD = { from: '2026-11-01', to: '2026-11-23' }

const anOrigin = (key: string[], visits: number, more: Partial<OriginRow> = {}): OriginRow => ({
  ...{ key, visits, forms: 0, applications: 0, accepted: 0, days: null },
  ...more,
})
const CAMPAIGN_ROWS = [
  anOrigin(['', '', '', ''], 500),
  anOrigin(['mardi', 'lettre', 'email', ''], 4, {
    ...{ forms: 3, applications: 2, accepted: 1 },
    days: { from: '2026-11-10', to: '2026-11-12' },
  }),
  anOrigin(['jeudi', 'lettre', 'email', ''], 9),
]

function renderOrigins(
  rows: readonly OriginRow[],
  query: { par?: string; tri?: string },
  width?: number,
) {
  return renderInAdmin(
    <>
      <h1>Statistiques</h1>
      <OriginsTable tableQuery={parseOriginTableQuery(query)} period={REPORT_PERIOD} rows={rows} />
      <DeclaredOrigins
        answers={[
          { answer: null, applications: 5, accepted: 0 },
          { answer: 'schoolOrFair', applications: 4, accepted: 1 },
        ]}
      />
    </>,
    { width },
  )
}
const getOriginTable = (group: string) =>
  page.getByRole('table', { name: `D’où viennent les candidats, par ${group}` })
const readRowNames = (group: string) =>
  getOriginTable(group)
    .getByRole('rowheader')
    .elements()
    .map((name) => name.querySelector('bdi')?.textContent ?? name.textContent)
const readRowFigures = (name: RegExp) =>
  page
    .getByRole('row', { name })
    .getByRole('cell')
    .elements()
    .map(({ textContent }) => textContent?.replace(/\s/g, ' '))

test('a campaign shows its visits, forms and candidates, with their shares and its days', async () => {
  await renderOrigins(CAMPAIGN_ROWS, { par: 'campagne' })
  expect(readRowFigures(/^mardi/)).toEqual(['4', '3', '75 %', '2', '50 %', '1', '50 %'])
  await expect
    .element(page.getByRole('rowheader', { name: /^mardi/ }))
    .toHaveTextContent('mardilettre · email · du 10 nov. au 12 nov.')
  expect(readRowFigures(/^jeudi/)).toEqual(['9', '0', '0 %', '0', '0 %', '0', '–'])
})

test('campaigns are sorted by the chosen column; visits without a campaign come last', async () => {
  await renderOrigins(CAMPAIGN_ROWS, { par: 'campagne', tri: 'visites' })
  expect(readRowNames('campagne')).toEqual(['jeudi', 'mardi', 'Sans campagne', 'Total'])
  const heading = page.getByRole('columnheader', { name: 'Visites', exact: true })
  await expect.element(heading).toHaveAttribute('aria-sort', 'descending')
  await expect
    .element(heading.getByRole('link'))
    .toHaveAttribute('href', '?du=2026-11-01&au=2026-11-23&par=campagne&tri=-visites')
  await expect
    .element(page.getByRole('columnheader', { name: 'Campagne' }).getByRole('link'))
    .toHaveAttribute('href', '?du=2026-11-01&au=2026-11-23&par=campagne&tri=nom')
})

test('names sort from A, which is ascending', async () => {
  await renderOrigins(CAMPAIGN_ROWS, { par: 'campagne', tri: 'nom' })
  expect(readRowNames('campagne')).toEqual(['jeudi', 'mardi', 'Sans campagne', 'Total'])
  await expect
    .element(page.getByRole('columnheader', { name: 'Campagne' }))
    .toHaveAttribute('aria-sort', 'ascending')
})

test('a job board and an assistant are named as such', async () => {
  const sites = [anOrigin(['Indeed', 'referral'], 3), anOrigin(['ChatGPT', 'referral'], 2)]
  await renderOrigins(sites, { par: 'site' })
  await expect
    .element(page.getByRole('rowheader', { name: /^Indeed/ }))
    .toHaveTextContent('IndeedSites d’emploi')
  await expect
    .element(page.getByRole('rowheader', { name: /^ChatGPT/ }))
    .toHaveTextContent('ChatGPTAssistants IA')
})

test('Declared origins have their own table, with applications without an answer last', async () => {
  await renderOrigins(CAMPAIGN_ROWS, {})
  const declared = page.getByRole('table', { name: 'Ce que disent les candidats' })
  const rows = declared.getByRole('row').elements()
  expect(rows.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
    expect.stringMatching(/^Réponse/),
    ...['École ou salon4125 %', 'Sans réponse500 %', 'Total9111,1 %'],
  ])
})

testAt([390, 1440])('forty campaigns have no axe violation at %i px', async (width) => {
  const campaigns = Array.from({ length: 40 }, (_, rank) =>
    anOrigin([`campagne-${rank}`, 'lettre', 'email', ''], 1_000 + rank, { forms: rank }),
  )
  const long = anOrigin(['un-nom-vraiment-interminable.blog.exemple.fr'.repeat(2), '', '', ''], 3)
  await renderOrigins([...campaigns, long], { par: 'campagne' }, width)
  await expect.element(getOriginTable('campagne')).toBeVisible()
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
})

import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PageRefreshProvider } from '@/components/admin/frame/PageRefreshProvider'
import { VisitsCurve } from '@/components/admin/visits/VisitsCurve'
import type { Role } from '@/src/domain/accounts/userAccount'
import { dayPoints, hourPoints } from '@/src/plugins/statistics/admin/audience/curvePoints'
import { DayNotesList } from '@/src/plugins/statistics/admin/audience/DayNotesList'
import type { EventsAndNotesOfDay } from '@/src/plugins/statistics/admin/audience/groupEventsAndNotesByDay'
import { aVisitReport } from '@/tests/component/support/aVisitReport'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '@/tests/component/support/axe'
import { ADMINISTRATOR, renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { json, respond } from '@/tests/component/support/respond'
import { router } from '@/tests/component/support/router'
import { testAt } from '@/tests/component/support/testAt'
import { waitUntilPageIsStill } from '@/tests/support/stillPage'

const NOTED_DAY = '2026-11-12'
const DAY_NOTE = { id: 5, day: NOTED_DAY, sentence: 'Salon de Nantes' }
const EVENTS_AND_NOTES: EventsAndNotesOfDay[] = [
  {
    day: NOTED_DAY,
    marks: [DAY_NOTE],
    events: ['Offre mise en ligne\u00A0: «\u00A0Analyste\u00A0»'],
  },
]
const TODAY = '2026-11-23'

type RenderOptions = { role?: Role; notes?: EventsAndNotesOfDay[]; from?: string; width?: number }

function renderDayNotes({
  role = 'admin',
  notes = EVENTS_AND_NOTES,
  from = NOTED_DAY,
  width,
}: RenderOptions = {}) {
  const user = { ...ADMINISTRATOR, role }
  return renderInAdmin(
    <PageRefreshProvider>
      <DayNotesList
        comparison="before"
        notes={notes}
        period={{ from, to: NOTED_DAY }}
        user={user}
      />
    </PageRefreshProvider>,
    { width },
  )
}

const dayNoteField = page.getByLabelText('Repère', { exact: true })

test('an Administrator adds a mark to the day that is shown', async () => {
  respond('get', '/api/health/ready', json({}))
  const sent = respond('post', '/api/day-marks', json({}))
  await renderDayNotes({ notes: [] })
  await expect.element(page.getByText('Rien n’est noté pour ce jour.')).toBeVisible()
  await expect.element(page.getByLabelText('Jour')).toHaveValue(NOTED_DAY)
  await dayNoteField.fill('   ')
  await userEvent.keyboard('{Enter}')
  await dayNoteField.fill(' Newsletter de novembre ')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Repère ajouté')).toBeVisible()
  expect(sent).toEqual([{ day: NOTED_DAY, sentence: 'Newsletter de novembre' }])
  await expect.element(dayNoteField).toHaveValue('')
  await expect.poll(() => router.refresh.mock.calls).toHaveLength(1)
})

test('an Administrator edits a mark with the keyboard', async () => {
  respond('get', '/api/health/ready', json({}))
  const sent = respond('patch', '/api/day-marks/5', json({}))
  await renderDayNotes()
  const edit = page.getByRole('button', { name: 'Modifier «\u00A0Salon de Nantes\u00A0»' })
  await edit.click()
  await expect.element(dayNoteField.first()).toHaveFocus()
  await userEvent.keyboard('{Control>}a{/Control}Salon de Lyon{Enter}')
  await expect.element(page.getByText('Repère enregistré')).toBeVisible()
  expect(sent).toEqual([{ day: NOTED_DAY, sentence: 'Salon de Lyon' }])
  await expect.element(edit).toHaveFocus()
})

test('an Administrator deletes a mark after a confirmation', async () => {
  respond('get', '/api/health/ready', json({}))
  const sent = respond('delete', '/api/day-marks/5', json({}))
  await renderDayNotes()
  await page.getByRole('button', { name: 'Supprimer «\u00A0Salon de Nantes\u00A0»' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toHaveTextContent(/disparaîtra des statistiques de toute l’équipe/)
  expect(sent).toEqual([])
  await dialog.getByRole('button', { name: 'Supprimer' }).click()
  await expect.element(page.getByText('Repère supprimé')).toBeVisible()
  expect(sent).toEqual([{}])
  await expect.poll(() => router.refresh.mock.calls).toHaveLength(1)
})

test('a mark that is not saved stays in the form', async () => {
  respond('post', '/api/day-marks', HttpResponse.error())
  await renderDayNotes({ notes: [] })
  await dayNoteField.fill('Newsletter')
  await page.getByRole('button', { name: 'Ajouter un repère' }).click()
  await expect.element(page.getByText(/^Le repère n’a pas été enregistré/)).toBeVisible()
  await expect.element(dayNoteField).toHaveValue('Newsletter')
})

test('a Moderator reads the marks and cannot change them', async () => {
  await renderDayNotes({ role: 'moderator' })
  await expect.element(page.getByText('Salon de Nantes')).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

test('days beyond the twelfth are folded, and each leads to its own page', async () => {
  const notes = Array.from({ length: 14 }, (_, rank) => ({
    ...{ day: `2026-10-${31 - rank}`, marks: [] },
    events: [`Changement ${rank + 1}`],
  }))
  await renderDayNotes({ notes, from: '2026-10-01' })
  await expect
    .element(page.getByRole('link', { name: 'samedi 31 octobre 2026' }))
    .toHaveAttribute('href', '/admin/statistiques?du=2026-10-31&au=2026-10-31&comparer=avant')
  await expect.element(page.getByText('Changement 12')).toBeVisible()
  await expect.element(page.getByText('Changement 13')).not.toBeVisible()
  await page.getByText('Voir les 2\u00A0jours d’avant').click()
  await expect.element(page.getByText('Changement 14')).toBeVisible()
})

const pointsOfDays = () =>
  dayPoints({
    ...{ comparison: 'before', notes: EVENTS_AND_NOTES, today: TODAY, previous: null },
    ...{ period: { from: '2026-11-10', to: TODAY }, stats: aVisitReport().stats },
  })

function renderVisitsCurve(width?: number) {
  return renderInAdmin(
    <VisitsCurve label="Visites par jour" points={pointsOfDays()} unit="day" />,
    {
      width,
    },
  )
}
const visitsChart = page.getByRole('application', { name: 'Visites par jour' })

test('a click on a point of the chart opens its day', async () => {
  await renderVisitsCurve()
  await expect.element(visitsChart).toBeVisible()
  const marked = () => visitsChart.element().querySelector('[class*="marked"] circle')
  await expect.poll(marked).not.toBeNull()
  await waitUntilPageIsStill()
  const { x = 0, y = 0 } = marked()?.getBoundingClientRect() ?? {}
  const frame = visitsChart.element().getBoundingClientRect()
  await visitsChart.click({ position: { x: x - frame.x + 6, y: y - frame.y - 12 } })
  expect(router.push).toHaveBeenCalledWith(
    `/admin/statistiques?du=${NOTED_DAY}&au=${NOTED_DAY}&comparer=avant`,
  )
})

test('the days of a period are compared day by day, and lead to their own pages', () => {
  const { stats } = aVisitReport()
  const points = dayPoints({
    ...{ comparison: 'yearBefore', notes: EVENTS_AND_NOTES, stats, today: TODAY },
    period: { from: '2026-11-17', to: TODAY },
    previous: { from: '2026-11-10', to: '2026-11-15' },
  })
  expect(points[0]).toMatchObject({
    ...{ key: '2026-11-17', long: 'mardi 17 novembre', visits: 17, views: 27 },
    earlier: { long: 'mardi 10 novembre 2026', visits: 10 },
    address: '/admin/statistiques?du=2026-11-17&au=2026-11-17&comparer=an',
  })
  expect(points.at(-1)).toMatchObject({ isUnderWay: true, earlier: null })
})

test('the hours of today that are to come show no figure', async () => {
  const hours = Array.from({ length: 24 }, (_, hour) => ({
    at: new Date(Date.UTC(2026, 10, 22, 23 + hour)),
    ...{ visits: hour === 9 ? 30 : 0, views: hour === 9 ? 45 : 0 },
  }))
  const now = new Date('2026-11-23T10:30:00Z')
  const points = hourPoints({ hours, others: null, now, timezone: 'Europe/Paris' })
  await renderInAdmin(<VisitsCurve label="Visites par heure" points={points} unit="hour" />)
  await page.getByText('Voir les chiffres heure par heure').click()
  const row = (name: RegExp) => page.getByRole('row', { name })
  await expect.element(row(/^de 9\sh à 10\sh 30 45/)).toBeVisible()
  await expect.element(row(/^de 11\sh à 12\sh 0 0/)).toBeVisible()
  await expect.element(row(/^de 12\sh à 13\sh – –/)).toBeVisible()
  await expect.element(page.getByText(/^30, de 9\sh à 10\sh$/)).toBeVisible()
  await expect.element(page.getByRole('row')).toHaveLength(25)
})

testAt([390, 1440])('the chart and the marks have no axe violation at %i px', async (width) => {
  await renderInAdmin(
    <div data-visits>
      <VisitsCurve
        earlier="du 27 octobre au 9 novembre 2026"
        label="Visites par jour"
        points={pointsOfDays()}
        unit="day"
      />
      <DayNotesList
        comparison="before"
        notes={EVENTS_AND_NOTES}
        period={{ from: NOTED_DAY, to: NOTED_DAY }}
        user={ADMINISTRATOR}
      />
    </div>,
    { width },
  )
  await expect.element(visitsChart).toBeVisible()
  await page.getByText('Voir les chiffres jour par jour').click()
  await page.getByRole('button', { name: /^Modifier/ }).click()
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { MainEntryLinks } from '@/components/admin/frame/MainEntryLinks'
import { MenuButton } from '@/components/admin/frame/MenuButton'
import { PageRefreshProvider } from '@/components/admin/frame/PageRefreshProvider'
import type { LiveUpdateEvent } from '@/src/domain/admin/liveUpdates'
import { StaffEvents } from '@/src/plugins/live-updates/admin/StaffEvents'
import { AdminList } from '@/tests/component/support/AdminList'
import { countRefreshes } from '@/tests/component/support/countFetches'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { router } from '@/tests/component/support/router'
import { anApplication } from '@/tests/component/support/staffLists'

const COUNTS = { jobOffers: 3, pendingApplications: 2, newMessages: 0, toRead: 0 }
const LIST = '/admin/collections/job-applications'

const applications = page.getByRole('link', { name: /^Candidatures/ })
const messages = page.getByRole('link', { name: /^Messages contact/ })
const box = page.getByRole('checkbox', { name: 'Cocher : Inès Dubois' })

const streams: EventTarget[] = []

class Events extends EventTarget {
  static readonly CLOSED = 2
  readonly readyState = 1
  close() {}
  constructor() {
    super()
    streams.push(this)
  }
}

beforeEach(() => {
  vi.stubGlobal('EventSource', Events)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Renders the menu beside a list, both of which the events of the server change. */
async function renderWithEvents() {
  await renderInAdmin(
    <PageRefreshProvider>
      <StaffEvents>
        <MenuButton />
        <MainEntryLinks counts={COUNTS} />
        <AdminList collection="job-applications" docs={[anApplication()]} />
      </StaffEvents>
    </PageRefreshProvider>,
    { url: LIST },
  )
}

/** Sends an event of the server to the browser. */
const send = (event: Partial<LiveUpdateEvent>) =>
  streams.at(-1)?.dispatchEvent(
    new MessageEvent('attention', {
      data: JSON.stringify({ changed: ['job-applications'], counts: COUNTS, ...event }),
    }),
  )

const aMomentPasses = () => vi.advanceTimersByTime(10_000)

test('The counts of the menu and the open list follow what comes in', async () => {
  await renderWithEvents()
  await expect.element(applications).toHaveTextContent('Candidatures2 en attente')
  await expect.element(messages).toHaveTextContent(/^Messages contact$/)
  send({ counts: { ...COUNTS, pendingApplications: 3, newMessages: 1 } })
  await expect.element(applications).toHaveTextContent('Candidatures3 en attente')
  await expect.element(messages).toHaveTextContent('Messages contact1 nouveau')
  aMomentPasses()
  await expect.poll(() => router.refresh.mock.calls.length).toBe(1)
})

test('The open list does not follow what another list shows', async () => {
  await renderWithEvents()
  const refreshes = countRefreshes()
  send({ changed: ['contact-messages'], counts: { ...COUNTS, newMessages: 1 } })
  await expect.element(messages).toHaveTextContent('Messages contact1 nouveau')
  aMomentPasses()
  expect(refreshes()).toBe(0)
})

test('Ticked rows stay ticked: the list follows once none is', async () => {
  await renderWithEvents()
  const refreshes = countRefreshes()
  await box.click()
  send({ counts: { ...COUNTS, pendingApplications: 3 } })
  await expect.element(applications).toHaveTextContent('Candidatures3 en attente')
  aMomentPasses()
  expect(refreshes()).toBe(0)
  await expect.element(box).toBeChecked()
  await box.click()
  aMomentPasses()
  expect(refreshes()).toBe(1)
  await expect.poll(() => router.refresh.mock.calls.length).toBe(1)
})

test('After a lost connection the open list catches up with what it missed', async () => {
  await renderWithEvents()
  streams.at(-1)?.dispatchEvent(new Event('error'))
  send({ changed: [] })
  aMomentPasses()
  await expect.poll(() => router.refresh.mock.calls.length).toBe(1)
})

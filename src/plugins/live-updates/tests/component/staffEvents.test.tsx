import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { MainEntryLinks } from '@/components/admin/frame/MainEntryLinks'
import { MenuButton } from '@/components/admin/frame/MenuButton'
import { PageRefreshProvider } from '@/components/admin/frame/PageRefreshProvider'
import type { LiveUpdateEvent } from '@/src/domain/admin/liveUpdates'
import { StaffEvents } from '@/src/plugins/live-updates/admin/StaffEvents'
import { AdminList } from '@/tests/component/support/AdminList'
import { countAdminRefreshes } from '@/tests/component/support/countFetches'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { router } from '@/tests/component/support/router'
import { anApplicationRow } from '@/tests/component/support/staffLists'

const ATTENTION_COUNTS = { jobOffers: 3, pendingApplications: 2, newMessages: 0, toRead: 0 }
const APPLICATION_LIST_PATH = '/admin/collections/job-applications'

const applicationsLink = page.getByRole('link', { name: /^Candidatures/ })
const messagesLink = page.getByRole('link', { name: /^Messages contact/ })
const rowCheckbox = page.getByRole('checkbox', { name: 'Cocher : Inès Dubois' })

const openedEventSources: EventTarget[] = []

class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2
  readonly readyState = 1
  close() {}
  constructor() {
    super()
    openedEventSources.push(this)
  }
}

beforeEach(() => {
  vi.stubGlobal('EventSource', FakeEventSource)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Renders the menu beside a list, both of which the events of the server change. */
async function renderListWithEvents() {
  await renderInAdmin(
    <PageRefreshProvider>
      <StaffEvents>
        <MenuButton />
        <MainEntryLinks counts={ATTENTION_COUNTS} />
        <AdminList collection="job-applications" docs={[anApplicationRow()]} />
      </StaffEvents>
    </PageRefreshProvider>,
    { url: APPLICATION_LIST_PATH },
  )
}

/** Sends an event of the server to the browser. */
const sendEvent = (event: Partial<LiveUpdateEvent>) =>
  openedEventSources.at(-1)?.dispatchEvent(
    new MessageEvent('attention', {
      data: JSON.stringify({ changed: ['job-applications'], counts: ATTENTION_COUNTS, ...event }),
    }),
  )

const passTenSeconds = () => vi.advanceTimersByTime(10_000)

test('The counts of the menu and the open list follow what comes in', async () => {
  await renderListWithEvents()
  await expect.element(applicationsLink).toHaveTextContent('Candidatures2 en attente')
  await expect.element(messagesLink).toHaveTextContent(/^Messages contact$/)
  sendEvent({ counts: { ...ATTENTION_COUNTS, pendingApplications: 3, newMessages: 1 } })
  await expect.element(applicationsLink).toHaveTextContent('Candidatures3 en attente')
  await expect.element(messagesLink).toHaveTextContent('Messages contact1 nouveau')
  passTenSeconds()
  await expect.poll(() => router.refresh.mock.calls.length).toBe(1)
})

test('The open list does not follow what another list shows', async () => {
  await renderListWithEvents()
  const refreshes = countAdminRefreshes()
  sendEvent({ changed: ['contact-messages'], counts: { ...ATTENTION_COUNTS, newMessages: 1 } })
  await expect.element(messagesLink).toHaveTextContent('Messages contact1 nouveau')
  passTenSeconds()
  expect(refreshes()).toBe(0)
})

test('Ticked rows stay ticked: the list follows once none is', async () => {
  await renderListWithEvents()
  const refreshes = countAdminRefreshes()
  await rowCheckbox.click()
  sendEvent({ counts: { ...ATTENTION_COUNTS, pendingApplications: 3 } })
  await expect.element(applicationsLink).toHaveTextContent('Candidatures3 en attente')
  passTenSeconds()
  expect(refreshes()).toBe(0)
  await expect.element(rowCheckbox).toBeChecked()
  await rowCheckbox.click()
  passTenSeconds()
  expect(refreshes()).toBe(1)
  await expect.poll(() => router.refresh.mock.calls.length).toBe(1)
})

test('After a lost connection the open list catches up with what it missed', async () => {
  await renderListWithEvents()
  openedEventSources.at(-1)?.dispatchEvent(new Event('error'))
  sendEvent({ changed: [] })
  passTenSeconds()
  await expect.poll(() => router.refresh.mock.calls.length).toBe(1)
})

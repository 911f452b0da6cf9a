import './globalSheets'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import {
  network,
  recordUnexpectedRequest,
  unexpectedRequests,
  waitUntilRequestsArrive,
} from './network'
import { router } from './router'

// Next's build replaces `process.env.X`; here its modules read it at run time.
Reflect.set(window, 'process', { env: {} })
// On a busy machine a response can take longer than the components wait.
Reflect.set(AbortSignal, 'timeout', () => new AbortController().signal)

const URL_AT_START = window.location.href

beforeAll(() => network.start({ quiet: true, onUnhandledRequest: recordUnexpectedRequest }))
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await leaveWithPointer()
  // Otherwise requests of this test could arrive in the next one.
  await cleanup()
  await waitUntilRequestsArrive()
  network.resetHandlers()
  for (const call of Object.values(router)) call.mockClear()
  resetPage()
  expect(unexpectedRequests.splice(0)).toEqual([])
})
afterAll(() => network.stop())

/** Resets what the test files of a worker share in their page. */
function resetPage() {
  const { body, documentElement } = document
  for (const element of [body, documentElement]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name)
  }
  body.replaceChildren()
  document.title = ''
  history.replaceState(null, '', URL_AT_START)
  localStorage.clear()
  sessionStorage.clear()
  window.scrollTo({ top: 0, behavior: 'instant' })
}

/** Moves the pointer out of the page, where it would hover over the components of the next test or file. */
const leaveWithPointer = () =>
  cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 })

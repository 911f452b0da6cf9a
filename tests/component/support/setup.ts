import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { cdp } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { network, noteUnexpectedRequest, unexpectedRequests, untilRequestsArrive } from './network'
import { router } from './router'

// Next's build replaces `process.env.X`; here its modules read it at run time.
Reflect.set(window, 'process', { env: {} })
// On a busy machine a response can take longer than the components wait.
Reflect.set(AbortSignal, 'timeout', () => new AbortController().signal)

beforeAll(() => network.start({ quiet: true, onUnhandledRequest: noteUnexpectedRequest }))
afterEach(async () => {
  await leaveWithPointer()
  // Otherwise requests of this test could arrive in the next one.
  await cleanup()
  await untilRequestsArrive()
  network.resetHandlers()
  for (const call of Object.values(router)) call.mockClear()
  localStorage.clear()
  sessionStorage.clear()
  window.scrollTo({ top: 0, behavior: 'instant' })
  expect(unexpectedRequests.splice(0)).toEqual([])
})
afterAll(() => network.stop())

/** Moves the pointer out of the page, where it would hover over the components of the next test or file. */
const leaveWithPointer = () =>
  cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 })

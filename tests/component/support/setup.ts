import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { network, noteUnexpectedRequest, unexpectedRequests } from './network'
import { router } from './router'

// Next's build replaces `process.env.X`; here its modules read it at run time.
Reflect.set(window, 'process', { env: {} })

beforeAll(() => network.start({ quiet: true, onUnhandledRequest: noteUnexpectedRequest }))
afterEach(() => {
  network.resetHandlers()
  for (const call of Object.values(router)) call.mockClear()
  localStorage.clear()
  sessionStorage.clear()
  window.scrollTo({ top: 0, behavior: 'instant' })
  expect(unexpectedRequests.splice(0)).toEqual([])
})
afterAll(() => network.stop())

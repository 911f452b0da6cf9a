import { vi } from 'vitest'

/** Next's router with recorded calls: a component alone has no pages to go to. */
export const router = {
  back: vi.fn(),
  forward: vi.fn(),
  prefetch: vi.fn(),
  push: vi.fn(),
  refresh: vi.fn(),
  replace: vi.fn(),
}

/** The list that was requested last, by the names of its query, like `where[and][0][status][equals]`. */
export function requestedListParams() {
  const [search] = router.replace.mock.lastCall ?? []
  return Object.fromEntries(new URLSearchParams(search))
}

import { onTestFinished, vi } from 'vitest'

/** Counts the requests like `PATCH /api/job-offers` from now on, when they are sent. */
export function countFetches(request: string) {
  const fetches = vi.spyOn(window, 'fetch')
  onTestFinished(() => fetches.mockRestore())
  const sent = () => fetches.mock.calls.map(([url, init]) => `${init?.method ?? 'GET'} ${url}`)
  return () => sent().filter((one) => one.startsWith(request)).length
}

/** Counts the requests that precede a refresh of the page. */
export const countAdminRefreshes = () => countFetches('GET /api/health/ready')

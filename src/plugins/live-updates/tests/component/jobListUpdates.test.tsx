import { sse } from 'msw'
import { expect, test, vi } from 'vitest'
import { JobList } from '@/tests/component/support/JobList'
import { network } from '@/tests/component/support/network'
import { renderOnSite } from '@/tests/component/support/renderOnSite'
import { router } from '@/tests/component/support/router'

test('A changed offer refreshes the open list, not the one of a hidden tab', async () => {
  let announceChange: (() => void) | undefined
  network.use(
    sse<{ changed: string }>('*/api/offres/evenements', ({ client }) => {
      announceChange = () => client.send({ event: 'changed', data: '1' })
    }),
  )
  await renderOnSite(<JobList />)
  await expect.poll(() => announceChange).toBeDefined()
  announceChange?.()
  await expect.poll(() => router.refresh.mock.calls).toHaveLength(1)
  const closing = vi.spyOn(EventSource.prototype, 'close')
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(closing).toHaveBeenCalled()
  vi.restoreAllMocks()
  // The list refreshes for changes made while the tab was hidden.
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => router.refresh.mock.calls).toHaveLength(2)
})

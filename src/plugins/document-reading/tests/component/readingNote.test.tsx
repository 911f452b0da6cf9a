import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { RecordApplicationReading } from '@/src/plugins/document-reading/admin/RecordApplicationReading'
import { hidePage } from '@/tests/component/support/hidePage'
import { network } from '@/tests/component/support/network'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'

test('An application in a background tab is read when its tab is opened', async () => {
  const updatedAt = '2026-03-09T09:00:00.000Z'
  const answered = http.post('*/api/job-applications/7/lecture', () =>
    HttpResponse.json({ updatedAt }),
  )
  network.use(answered)
  const sending = vi.spyOn(window, 'fetch')
  const noted = () =>
    sending.mock.calls.map(([url]) => String(url)).filter((url) => url.endsWith('/lecture'))
  hidePage(true)
  await renderInAdmin(
    <>
      <h1>Élodie Lefèvre</h1>
      <RecordApplicationReading id={7} updatedAt={updatedAt} />
    </>,
  )
  await expect.element(page.getByRole('heading')).toBeVisible()
  expect(noted()).toEqual([])
  hidePage(false)
  expect(noted()).toEqual(['/api/job-applications/7/lecture'])
  sending.mockRestore()
})

import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test, vi } from 'vitest'
import { inTurn } from '@/src/server/web/drawnInTurn'

const LIST = '/nos-offres'
const SEARCH = 'recherche=java'

function aVisitor(path: string, query: string) {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  const drawn = vi.fn()
  inTurn(path, query, response, drawn)
  return {
    drawn,
    leave: () => {
      response.destroy()
      response.emit('close')
    },
  }
}
const drawnOf = (visitors: { drawn: () => void }[]) =>
  visitors.filter(({ drawn }) => vi.mocked(drawn).mock.calls.length > 0).length

test('of many who search a few are answered at once, the others when these are', async () => {
  const visitors = Array.from({ length: 20 }, () => aVisitor(LIST, SEARCH))
  await vi.waitFor(() => expect(drawnOf(visitors)).toBe(2))
  expect(drawnOf([aVisitor(LIST, ''), aVisitor('/', ''), aVisitor('/api/candidatures', '')])).toBe(
    3,
  )
  visitors[0]?.leave()
  await vi.waitFor(() => expect(drawnOf(visitors)).toBe(3))
  for (const { leave } of visitors) leave()
})

test('who has gone before his turn is not drawn for', async () => {
  const visitors = Array.from({ length: 4 }, () => aVisitor(LIST, SEARCH))
  await vi.waitFor(() => expect(drawnOf(visitors)).toBe(2))
  visitors[2]?.leave()
  visitors[0]?.leave()
  await vi.waitFor(() => expect(visitors[3]?.drawn).toHaveBeenCalled())
  expect(visitors[2]?.drawn).not.toHaveBeenCalled()
  for (const { leave } of visitors) leave()
})

test('who is never answered gives his turn back after a time', async () => {
  vi.useFakeTimers()
  const visitors = Array.from({ length: 3 }, () => aVisitor(LIST, SEARCH))
  await vi.waitFor(() => expect(drawnOf(visitors)).toBe(2))
  await vi.advanceTimersByTimeAsync(15_000)
  expect(drawnOf(visitors)).toBe(3)
  vi.useRealTimers()
  for (const { leave } of visitors) leave()
})

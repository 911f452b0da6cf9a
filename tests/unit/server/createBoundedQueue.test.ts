import { expect, test } from 'vitest'
import { createBoundedQueue } from '@/src/server/web/createBoundedQueue'

const OPEN_SIGNAL = new AbortController().signal

/** A queue of two places for each address and three in all, which records the order of entering. */
function createTestQueue(waiting = { inAll: 100, perAddress: 100 }) {
  const enter = createBoundedQueue({ running: { inAll: 3, perAddress: 2 }, waiting })
  const entered: string[] = []
  const refused: string[] = []
  const leaves = new Map<string, () => void>()
  const ask = async (request: string, signal = OPEN_SIGNAL) => {
    const [address = ''] = request.split(' ')
    const leave = await enter(address, signal)
    if (!leave) return refused.push(request)
    entered.push(request)
    leaves.set(request, leave)
  }
  const leave = async (request: string) => {
    leaves.get(request)?.()
    await waitForSettled()
  }
  return { ask, leave, entered, refused }
}

const waitForSettled = () => new Promise((resolve) => setImmediate(resolve))

test('two requests of a client and three in total run, the others enter in the order of arrival', async () => {
  const { ask, leave, entered } = createTestQueue()
  for (const request of ['a 1', 'a 2', 'a 3', 'b 1', 'b 2', 'c 1']) void ask(request)
  await waitForSettled()
  expect(entered).toEqual(['a 1', 'a 2', 'b 1'])
  await leave('b 1')
  expect(entered.slice(3)).toEqual(['b 2'])
  await leave('a 1')
  expect(entered.slice(4)).toEqual(['a 3'])
  await leave('a 2')
  expect(entered.slice(5)).toEqual(['c 1'])
})

test('a client that has used up its share does not delay another one', async () => {
  const { ask, entered } = createTestQueue()
  for (const request of ['a 1', 'a 2', 'a 3', 'a 4', 'b 1']) void ask(request)
  await waitForSettled()
  expect(entered).toEqual(['a 1', 'a 2', 'b 1'])
})

test('a full queue refuses at once, per client and in total', async () => {
  const { ask, refused } = createTestQueue({ inAll: 3, perAddress: 2 })
  for (const number of [1, 2, 3, 4, 5]) void ask(`a ${number}`)
  for (const number of [1, 2, 3]) void ask(`b ${number}`)
  await waitForSettled()
  expect(refused).toEqual(['a 5', 'b 3'])
})

test('a request that gives up is refused and frees its place in the queue', async () => {
  const { ask, leave, entered, refused } = createTestQueue({ inAll: 1, perAddress: 1 })
  const impatient = new AbortController()
  for (const number of [1, 2]) void ask(`a ${number}`)
  void ask('a 3', impatient.signal)
  impatient.abort()
  await waitForSettled()
  void ask('a 4')
  await waitForSettled()
  expect(refused).toEqual(['a 3'])
  await leave('a 1')
  expect(entered).toEqual(['a 1', 'a 2', 'a 4'])
})

test('a request that leaves twice gives one place back', async () => {
  const { ask, leave, entered } = createTestQueue()
  for (const number of [1, 2, 3, 4]) void ask(`a ${number}`)
  await waitForSettled()
  await leave('a 1')
  await leave('a 1')
  expect(entered).toEqual(['a 1', 'a 2', 'a 3'])
})

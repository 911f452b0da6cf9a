import { expect, test, vi } from 'vitest'
import { visitBuffer } from '@/src/commands/visitBuffer'

/** A database that answers when it is told to, and what reached it. */
function slowDatabase() {
  const written: number[][] = []
  const underWay: { answer: () => void; fail: (err: Error) => void }[] = []
  const write = (batch: number[]) =>
    new Promise<void>((resolve, fail) => {
      underWay.push({
        answer: () => {
          written.push(batch)
          resolve()
        },
        fail,
      })
    })
  const next = () => vi.waitUntil(() => underWay.shift(), { timeout: 5_000, interval: 5 })
  return { write, written, underWay, next }
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

test('what comes within a moment is written together', async () => {
  const written: number[][] = []
  const buffer = visitBuffer<number>({
    write: async (batch) => void written.push(batch),
    report: vi.fn(),
  })
  for (const view of numbers(20)) buffer.add(view)
  await vi.waitUntil(() => written.length > 0)
  expect(written).toEqual([numbers(20)])
})

test('of many there are at most five hundred at once, one batch after the other', async () => {
  const database = slowDatabase()
  const buffer = visitBuffer<number>({ write: database.write, report: vi.fn() })
  for (const view of numbers(1_200)) buffer.add(view)
  for (const size of [500, 500, 200]) {
    const batch = await database.next()
    expect(database.underWay).toEqual([])
    batch.answer()
    await vi.waitUntil(() => database.written.at(-1)?.length === size)
  }
  expect(database.written.flat()).toEqual(numbers(1_200))
})

test('a flood while the database is slow stays bounded, and is told of', async () => {
  const database = slowDatabase()
  const report = vi.fn()
  const buffer = visitBuffer<number>({ write: database.write, report })
  for (const view of numbers(500)) buffer.add(view)
  const first = await database.next()
  for (const view of numbers(1_000_000)) buffer.add(view)
  first.answer()
  const flushed = buffer.flush()
  for (let batch = 0; batch < 20; batch++) (await database.next()).answer()
  await flushed
  expect(database.written.flat()).toHaveLength(500 + 10_000)
  expect(report).toHaveBeenCalledExactlyOnceWith({
    msg: 'Visits: 0 failures to write, 990000 dropped',
  })
})

test('what could not be written waits for the next time, in its order', async () => {
  const database = slowDatabase()
  const report = vi.fn()
  const buffer = visitBuffer<number>({ write: database.write, report })
  buffer.add(1)
  buffer.add(2)
  const failing = await database.next()
  buffer.add(3)
  failing.fail(new Error('The database is gone'))
  ;(await database.next()).answer()
  await buffer.flush()
  expect(database.written).toEqual([[1, 2, 3]])
  expect(report).toHaveBeenCalledOnce()
})

test('what the database refuses for its content holds up nothing', async () => {
  const written: number[][] = []
  const refusal = new Error('Failed query', {
    cause: Object.assign(new Error('invalid byte sequence'), { code: '22021' }),
  })
  const write = vi.fn(async (batch: number[]) => void written.push(batch))
  write.mockRejectedValueOnce(refusal)
  const report = vi.fn()
  const buffer = visitBuffer<number>({ write, report })
  buffer.add(1)
  await buffer.flush()
  buffer.add(2)
  await buffer.flush()
  expect(written).toEqual([[2]])
  expect(report).toHaveBeenCalledExactlyOnceWith({
    err: refusal,
    msg: 'Visits: 1 failures to write, 1 dropped',
  })
})

test('of a batch that the database refuses only the view at fault is dropped', async () => {
  const written: number[] = []
  const refusal = Object.assign(new Error('out of range'), { code: '22003' })
  const write = async (batch: number[]) => {
    if (batch.includes(321)) throw refusal
    written.push(...batch)
  }
  const report = vi.fn()
  const buffer = visitBuffer<number>({ write, report })
  for (const view of numbers(700)) buffer.add(view)
  await buffer.flush()
  expect(written).toEqual(numbers(700).filter((view) => view !== 321))
  expect(buffer.figures()).toEqual({ waiting: 0, dropped: 1 })
})

test('at the end all that waits is written at once', async () => {
  const written: number[][] = []
  const buffer = visitBuffer<number>({
    write: async (batch) => void written.push(batch),
    report: vi.fn(),
  })
  for (const view of numbers(1_001)) buffer.add(view)
  await buffer.flush()
  expect(written.flat()).toEqual(numbers(1_001))
})

test('at the end a database that is gone keeps nobody', async () => {
  const write = vi.fn(() => Promise.reject(new Error('The database is gone')))
  const buffer = visitBuffer<number>({ write, report: vi.fn() })
  buffer.add(1)
  await buffer.flush()
  expect(write).toHaveBeenCalledOnce()
})

test('what could not be written at the end is told of, what is being written among it', async () => {
  const database = slowDatabase()
  const report = vi.fn()
  const buffer = visitBuffer<number>({ write: database.write, report })
  for (const view of numbers(540)) buffer.add(view)
  const batch = await database.next()
  buffer.giveUp()
  expect(report).toHaveBeenCalledExactlyOnceWith({ msg: 'Visits: 540 not written at the end' })
  batch.answer()
  ;(await database.next()).answer()
  await buffer.flush()
  buffer.giveUp()
  expect(report).toHaveBeenCalledOnce()
})

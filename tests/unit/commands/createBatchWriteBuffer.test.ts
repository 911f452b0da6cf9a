import { expect, test, vi } from 'vitest'
import { createBatchWriteBuffer } from '@/src/commands/createBatchWriteBuffer'
import { eventually } from '@/tests/support/eventually'

/** A database that responds on demand, and the batches that it received. */
function createSlowDatabase() {
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
  const next = () =>
    eventually(() => {
      const batch = underWay.shift()
      if (!batch) throw new Error('No batch is being written')
      return batch
    })
  return { write, written, underWay, next }
}

const numbersUpTo = (count: number) => Array.from({ length: count }, (_, index) => index)

test('visits that arrive together are written in one batch', async () => {
  const written: number[][] = []
  const buffer = createBatchWriteBuffer<number>({
    write: async (batch) => void written.push(batch),
    report: vi.fn(),
  })
  for (const view of numbersUpTo(20)) buffer.add(view)
  await eventually(() => expect(written).not.toEqual([]))
  expect(written).toEqual([numbersUpTo(20)])
})

test('a batch has at most five hundred visits, and batches are written one by one', async () => {
  const database = createSlowDatabase()
  const buffer = createBatchWriteBuffer<number>({ write: database.write, report: vi.fn() })
  for (const view of numbersUpTo(1_200)) buffer.add(view)
  for (const size of [500, 500, 200]) {
    const batch = await database.next()
    expect(database.underWay).toEqual([])
    batch.answer()
    await eventually(() => expect(database.written.at(-1)).toHaveLength(size))
  }
  expect(database.written.flat()).toEqual(numbersUpTo(1_200))
})

test('a flood during a slow database is bounded and logged', async () => {
  const database = createSlowDatabase()
  const report = vi.fn()
  const buffer = createBatchWriteBuffer<number>({ write: database.write, report })
  for (const view of numbersUpTo(500)) buffer.add(view)
  const first = await database.next()
  for (const view of numbersUpTo(1_000_000)) buffer.add(view)
  first.answer()
  const flushed = buffer.flush()
  for (let batch = 0; batch < 20; batch++) (await database.next()).answer()
  await flushed
  expect(database.written.flat()).toHaveLength(500 + 10_000)
  expect(report).toHaveBeenCalledExactlyOnceWith({
    msg: 'Visits: 0 failures to write, 990000 dropped',
  })
})

test('a failed batch is retried in its order', async () => {
  const database = createSlowDatabase()
  const report = vi.fn()
  const buffer = createBatchWriteBuffer<number>({ write: database.write, report })
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

test('a visit that the database rejects does not block the others', async () => {
  const written: number[][] = []
  const refusal = new Error('Failed query', {
    cause: Object.assign(new Error('invalid byte sequence'), { code: '22021' }),
  })
  const write = vi.fn(async (batch: number[]) => void written.push(batch))
  write.mockRejectedValueOnce(refusal)
  const report = vi.fn()
  const buffer = createBatchWriteBuffer<number>({ write, report })
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

test('only the invalid view of a rejected batch is dropped', async () => {
  const written: number[] = []
  const refusal = Object.assign(new Error('out of range'), { code: '22003' })
  const write = async (batch: number[]) => {
    if (batch.includes(321)) throw refusal
    written.push(...batch)
  }
  const report = vi.fn()
  const buffer = createBatchWriteBuffer<number>({ write, report })
  for (const view of numbersUpTo(700)) buffer.add(view)
  await buffer.flush()
  expect(written).toEqual(numbersUpTo(700).filter((view) => view !== 321))
  expect(buffer.figures()).toEqual({ waiting: 0, dropped: 1 })
})

test('flush writes all buffered visits immediately', async () => {
  const written: number[][] = []
  const buffer = createBatchWriteBuffer<number>({
    write: async (batch) => void written.push(batch),
    report: vi.fn(),
  })
  for (const view of numbersUpTo(1_001)) buffer.add(view)
  await buffer.flush()
  expect(written.flat()).toEqual(numbersUpTo(1_001))
})

test('flush does not wait for an unreachable database', async () => {
  const write = vi.fn(() => Promise.reject(new Error('The database is gone')))
  const buffer = createBatchWriteBuffer<number>({ write, report: vi.fn() })
  buffer.add(1)
  await buffer.flush()
  expect(write).toHaveBeenCalledOnce()
})

test('visits that are lost at the end are logged, including those in progress', async () => {
  const database = createSlowDatabase()
  const report = vi.fn()
  const buffer = createBatchWriteBuffer<number>({ write: database.write, report })
  for (const view of numbersUpTo(540)) buffer.add(view)
  const batch = await database.next()
  buffer.giveUp()
  expect(report).toHaveBeenCalledExactlyOnceWith({ msg: 'Visits: 540 not written at the end' })
  batch.answer()
  ;(await database.next()).answer()
  await buffer.flush()
  buffer.giveUp()
  expect(report).toHaveBeenCalledOnce()
})

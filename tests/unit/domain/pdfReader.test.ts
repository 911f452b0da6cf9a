import { expect, test } from 'vitest'
import { parseReaderReport } from '@/src/domain/pdfReader'

test('the reader is understood', () => {
  expect(parseReaderReport({ kind: 'ready' })).toEqual({ kind: 'ready' })
  expect(parseReaderReport({ kind: 'failed' })).toEqual({ kind: 'failed' })
  const opened = { kind: 'opened', height: 1000.2, pages: 2 }
  expect(parseReaderReport(opened)).toEqual({ ...opened, height: 1001 })
})

test('no document makes its frame as high as it likes', () => {
  const opened = { kind: 'opened', height: 1e9, pages: 1 }
  expect(parseReaderReport(opened)).toMatchObject({ height: 80_000 })
})

test.each([
  null,
  'ready',
  {},
  { kind: 'other' },
  { kind: 'opened' },
  { kind: 'opened', height: '100', pages: 1 },
  { kind: 'opened', height: Number.NaN, pages: 1 },
  { kind: 'opened', height: 0, pages: 1 },
  { kind: 'opened', height: 100, pages: 0 },
  { kind: 'opened', height: 100, pages: 1.5 },
])('anything else is nothing: %j', (sent) => {
  expect(parseReaderReport(sent)).toBeNull()
})

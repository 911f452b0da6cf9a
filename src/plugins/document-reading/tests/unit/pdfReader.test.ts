import { expect, test } from 'vitest'
import { parseReaderReport } from '@/src/plugins/document-reading/rules/pdfReader'

test('The reports of the reader are parsed', () => {
  expect(parseReaderReport({ kind: 'ready' })).toEqual({ kind: 'ready' })
  expect(parseReaderReport({ kind: 'failed' })).toEqual({ kind: 'failed' })
  const opened = { kind: 'opened', height: 1000.2, pages: 2 }
  expect(parseReaderReport(opened)).toEqual({ ...opened, height: 1001 })
})

test.each([
  { kind: 'needs', file: 'UniJIS-UTF16-H.bcmap' },
  { kind: 'needs', file: 'LiberationSans-Regular.ttf' },
  { kind: 'blank', page: 30 },
  { kind: 'leavesOut' },
])('The report %j is parsed', (sent) => {
  expect(parseReaderReport({ ...sent, more: 'x' })).toEqual(sent)
})

test('A document cannot make its frame higher than the limit', () => {
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
  { kind: 'needs' },
  { kind: 'needs', file: '../users/me' },
  { kind: 'needs', file: '..%2Fa.ttf' },
  { kind: 'needs', file: `${'a'.repeat(65)}.ttf` },
  { kind: 'needs', file: ['a.ttf'] },
  { kind: 'blank', page: 0 },
  { kind: 'blank', page: 31 },
  { kind: 'blank', page: '1' },
])('The report %j is ignored', (sent) => {
  expect(parseReaderReport(sent)).toBeNull()
})

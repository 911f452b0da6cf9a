import { expect, test } from 'vitest'
import { latestDate } from '@/src/plugins/search-engines/rules/sitemap'

test('the latest of several dates is the last one, of none nothing', () => {
  expect(latestDate(['2026-01-02', null, '2026-01-03', '2026-01-01'])).toBe('2026-01-03')
  expect(latestDate([null, undefined])).toBeNull()
})

import { expect, test } from 'vitest'
import { latestDate } from '@/src/plugins/search-engines/rules/sitemap'

test('The latest of several dates is returned, and null without any', () => {
  expect(latestDate(['2026-01-02', null, '2026-01-03', '2026-01-01'])).toBe('2026-01-03')
  expect(latestDate([null, undefined])).toBeNull()
})

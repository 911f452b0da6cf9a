import { expect, test } from 'vitest'
import {
  formatDataSize,
  formatShareAsPercentage,
} from '@/src/plugins/system-page/words/admin/measures'

test('A size is formatted with its unit, a share as a percentage', () => {
  expect([0, 999, 1000, 12_400_000_000].map(formatDataSize)).toEqual([
    ...['0\u00A0o', '999\u00A0o', '1\u00A0ko', '12,4\u00A0Go'],
  ])
  expect(formatShareAsPercentage(0.124).replaceAll(/\s/g, ' ')).toBe('12 %')
})

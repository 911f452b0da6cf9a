import { expect, test } from 'vitest'
import { groupConsecutiveByKey } from '@/src/plugins/audit-screens/admin/groupConsecutiveByKey'

test('Equal neighbours are one group, and equal entries that are not neighbours are several', () => {
  expect(groupConsecutiveByKey(['a', 'a', 'b', 'a'], (line) => line)).toEqual([
    ['a', 'a'],
    ['b'],
    ['a'],
  ])
  expect(groupConsecutiveByKey([], String)).toEqual([])
})

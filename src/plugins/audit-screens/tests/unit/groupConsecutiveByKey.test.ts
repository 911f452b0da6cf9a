import { expect, test } from 'vitest'
import { groupConsecutiveByKey } from '@/src/plugins/audit-screens/admin/groupConsecutiveByKey'

test('neighbours that say the same are told once, what lies between them is not skipped', () => {
  expect(groupConsecutiveByKey(['a', 'a', 'b', 'a'], (line) => line)).toEqual([
    ['a', 'a'],
    ['b'],
    ['a'],
  ])
  expect(groupConsecutiveByKey([], String)).toEqual([])
})

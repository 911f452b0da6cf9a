import { expect, test } from 'vitest'
import { groupIdsByValue } from '../../rules/bulkChange'

test('a change of several statuses is taken back to what each was', () => {
  const held = [
    { id: 1, value: 'pending' },
    { id: 2, value: 'accepted' },
    { id: 3, value: 'pending' },
  ]
  expect(groupIdsByValue(held)).toEqual([
    { value: 'pending', ids: [1, 3] },
    { value: 'accepted', ids: [2] },
  ])
})

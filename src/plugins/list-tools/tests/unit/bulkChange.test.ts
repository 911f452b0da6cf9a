import { expect, test } from 'vitest'
import { groupIdsByValue } from '../../rules/bulkChange'

test('Undoing a change of several statuses groups the ids by their former status', () => {
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

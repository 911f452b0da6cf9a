import { expect, test } from 'vitest'
import { idsByStatus } from '@/src/domain/statusUndo'

const listed = [
  { id: 1, status: 'pending' },
  { id: 2, status: 'accepted' },
  { id: 3, status: 'pending' },
  { id: 4, status: 'rejected' },
]

test('a change of several statuses is taken back to what each was', () => {
  expect(idsByStatus(listed, [1, 2, 3, 4], 'reviewed')).toEqual([
    { status: 'pending', ids: [1, 3] },
    { status: 'accepted', ids: [2] },
    { status: 'rejected', ids: [4] },
  ])
})

test('what was not chosen, or had that status already, has nothing to take back', () => {
  expect(idsByStatus(listed, [1, 2], 'accepted')).toEqual([{ status: 'pending', ids: [1] }])
})

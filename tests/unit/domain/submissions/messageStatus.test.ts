import { expect, test } from 'vitest'
import {
  canMessageStatusFollow,
  isMessageStatus,
  MESSAGE_STATUSES,
  nextMessageStatus,
} from '@/src/domain/submissions/messageStatus'

test('A new message becomes read, any other becomes replied', () => {
  expect(MESSAGE_STATUSES.map(nextMessageStatus)).toEqual(['read', 'replied', 'replied'])
})

test('The status of a message advances by one or two steps and never goes back', () => {
  const steps = MESSAGE_STATUSES.flatMap((from) =>
    MESSAGE_STATUSES.filter((to) => canMessageStatusFollow(from, to)).map(
      (to) => `${from} → ${to}`,
    ),
  )
  expect(steps).toEqual(['new → read', 'new → replied', 'read → replied'])
})

test('Only the three statuses are statuses', () => {
  expect(MESSAGE_STATUSES.every(isMessageStatus)).toBe(true)
  expect(['NEW', '', null, 0, 'archived'].some(isMessageStatus)).toBe(false)
})

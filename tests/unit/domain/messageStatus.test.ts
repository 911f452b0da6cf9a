import { expect, test } from 'vitest'
import { isMessageStatus, MESSAGE_STATUSES, nextMessageStatus } from '@/src/domain/messageStatus'

test('a new message becomes read, any other becomes replied', () => {
  expect(MESSAGE_STATUSES.map(nextMessageStatus)).toEqual(['read', 'replied', 'replied'])
})

test('only the three statuses are statuses', () => {
  expect(MESSAGE_STATUSES.every(isMessageStatus)).toBe(true)
  expect(['NEW', '', null, 0, 'archived'].some(isMessageStatus)).toBe(false)
})

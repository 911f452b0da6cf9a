import { expect, test } from 'vitest'
import { orderApplicationPair } from '@/src/plugins/linked-persons/rules/applicationLink'

test('A pair is the same in both orders, and an application forms none with itself', () => {
  expect(orderApplicationPair(7, 3)).toEqual({ first: 3, second: 7 })
  expect(orderApplicationPair(3, 7)).toEqual(orderApplicationPair(7, 3))
  expect(orderApplicationPair(3, 3)).toBeNull()
})

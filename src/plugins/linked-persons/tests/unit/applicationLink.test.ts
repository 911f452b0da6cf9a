import { expect, test } from 'vitest'
import { linkedPair } from '@/src/plugins/linked-persons/rules/applicationLink'

test('a pair is the same from either side, and no application makes one with itself', () => {
  expect(linkedPair(7, 3)).toEqual({ first: 3, second: 7 })
  expect(linkedPair(3, 7)).toEqual(linkedPair(7, 3))
  expect(linkedPair(3, 3)).toBeNull()
})

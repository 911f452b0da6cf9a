import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCapacityLimiter } from '@/src/domain/files/capacityLimiter'

test('One IP address takes its share only', () => {
  const take = createCapacityLimiter({ inAll: 5, perAddress: 2 })
  expect(take('a')).not.toBeNull()
  const leave = take('a')
  expect(take('a')).toBeNull()
  expect(take('b', 2)).not.toBeNull()
  leave?.()
  expect(take('a')).not.toBeNull()
  expect(take('c', 2)).toBeNull()
  expect(take('c')).not.toBeNull()
  expect(take('d')).toBeNull()
})

test('Leaving twice counts once', () => {
  const take = createCapacityLimiter({ inAll: 2, perAddress: 2 })
  const leave = take('a')
  leave?.()
  leave?.()
  expect(take('a', 3)).toBeNull()
  expect(take('a', 2)).not.toBeNull()
})

test('After any sequence of entries and exits, all capacity is free again', () => {
  const visit = fc.record({ address: fc.constantFrom('a', 'b', 'c'), size: fc.nat(4) })
  fc.assert(
    fc.property(fc.array(visit), (visits) => {
      const take = createCapacityLimiter({ inAll: 6, perAddress: 4 })
      const inside = visits.flatMap(({ address, size }) => take(address, size) ?? [])
      for (const leave of inside) leave()
      for (const address of ['a', 'b', 'c']) take(address, 4)?.()
      expect(take('d', 4)).not.toBeNull()
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listJsonStrings } from '@/src/plugins/personal-data/rules/listJsonStrings'

test('names every text of a value by the way to it, and no key', () => {
  expect(listJsonStrings({ a: ['x', 1, null, { 'b.c': 'y' }], limit: 25, d: true })).toEqual([
    { path: ['a', '0'], text: 'x' },
    { path: ['a', '3', 'b.c'], text: 'y' },
  ])
  expect(listJsonStrings('x')).toEqual([{ path: [], text: 'x' }])
})

test('the way leads to the text in whatever JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      for (const { path, text } of listJsonStrings(value)) {
        const reached = path.reduce<unknown>(
          (part, key) => Object.entries(part ?? {}).find(([name]) => name === key)?.[1],
          value,
        )
        expect(reached).toBe(text)
      }
    }),
  )
})

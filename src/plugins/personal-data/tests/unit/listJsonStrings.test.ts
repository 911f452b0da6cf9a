import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listJsonStrings } from '@/src/plugins/personal-data/rules/listJsonStrings'

test('Each text of a value is listed with its path, keys are not', () => {
  expect(listJsonStrings({ a: ['x', 1, null, { 'b.c': 'y' }], limit: 25, d: true })).toEqual([
    { path: ['a', '0'], text: 'x' },
    { path: ['a', '3', 'b.c'], text: 'y' },
  ])
  expect(listJsonStrings('x')).toEqual([{ path: [], text: 'x' }])
})

test('The path leads to the text in any JSON', () => {
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

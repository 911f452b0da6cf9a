import { expect, test } from 'vitest'
import { findBareText } from '../support/bareText'

const SAMPLES = 'tests/support/bareTextSamples.tsx'

const found = findBareText((file) => /^(components|src)\//.test(file) || file === SAMPLES)

test('Text that changes, or is next to an optional element, has its own element', () => {
  expect(found.filter(({ file }) => file !== SAMPLES)).toEqual([])
})

test('The check finds text that browser translation breaks', () => {
  expect(found.filter(({ file }) => file === SAMPLES).map(({ text }) => text)).toEqual([
    'Beside an element that appears',
    '{name}',
    '{words.title}',
    "{error && ' '.concat(error)}",
    '<Name name={name} />',
    '{error}',
  ])
})

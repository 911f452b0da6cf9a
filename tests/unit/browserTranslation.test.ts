import { expect, test } from 'vitest'
import { findBareText } from '../support/bareText'

const SAMPLES_FILE = 'tests/support/bareTextSamples.tsx'

const foundBareTexts = findBareText(
  (file) => /^(components|src)\//.test(file) || file === SAMPLES_FILE,
)

test('Text that changes, or is next to an optional element, has its own element', () => {
  expect(foundBareTexts.filter(({ file }) => file !== SAMPLES_FILE)).toEqual([])
})

test('The check finds text that browser translation breaks', () => {
  expect(
    foundBareTexts.filter(({ file }) => file === SAMPLES_FILE).map(({ text }) => text),
  ).toEqual([
    'Beside an element that appears',
    '{name}',
    '{words.title}',
    "{error && ' '.concat(error)}",
    '<Name name={name} />',
    '{error}',
  ])
})

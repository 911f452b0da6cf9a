import { transformSync } from 'esbuild'
import { expect, test } from 'vitest'
import { layerOf } from '../../support/pluginLayers'
import { QUOTED_WITH_ORDINARY_SPACES } from '../../support/quotedSentences'
import { readSourceFiles } from '../../support/sourceFiles'

const STRING_LITERAL = /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'/g
const ORDINARY_SPACE = / (?=[;?»]|:(?!\w)|!(?!important))|(?<=«) /

const SOURCE_STRINGS = readSourceFiles()
  .filter(({ name }) => /^(src\/content|components)\//.test(layerOf(name)))
  .flatMap((source) => readStringLiterals(source).map((string) => ({ name: source.name, string })))

test('No text of ours has a line break before high punctuation or inside guillemets', () => {
  const wrong = SOURCE_STRINGS.filter(
    ({ string }) => ORDINARY_SPACE.test(string) && !QUOTED_WITH_ORDINARY_SPACES.has(string),
  )
  expect(wrong).toEqual([])
})

test('The sentences quoted by the specification have its ordinary spaces', {
  tags: 'product',
}, () => {
  const said = new Set(SOURCE_STRINGS.map(({ string }) => string))
  expect([...QUOTED_WITH_ORDINARY_SPACES].filter((sentence) => !said.has(sentence))).toEqual([])
})

// The compiled code has no comments and types, and a template is a sum of plain strings.
function readStringLiterals({ name, text }: { name: string; text: string }): string[] {
  const { code } = transformSync(text, {
    // As `tsx`, a generic arrow function of a `.ts` file cannot be parsed.
    loader: name.endsWith('.tsx') ? 'tsx' : 'ts',
    charset: 'utf8',
    supported: { 'template-literal': false },
  })
  return [...code.matchAll(STRING_LITERAL)].map(([, double, single]) => double ?? single ?? '')
}

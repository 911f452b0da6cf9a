import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dependencies, devDependencies } from '@/package.json'

const README_TEXT = readFileSync('README.md', 'utf8')

test('can be read in a few minutes', () => {
  expect(Buffer.byteLength(README_TEXT)).toBeLessThan(10_000)
})

test('names every environment variable', () => {
  const names = readFileSync('src/env.ts', 'utf8').match(/(?<=^ {4})[A-Z][A-Z\d_]+(?=:)/gm) ?? []
  expect(names).toContain('DATABASE_URL')
  const untold = names.filter((name) => name !== 'NODE_ENV' && !README_TEXT.includes(`\`${name}\``))
  expect(untold).toEqual([])
})

test('explains the use of every package', () => {
  const packages = Object.keys({ ...dependencies, ...devDependencies })
  const families = packages.filter((name) => !/^@(types|payloadcms)\//.test(name))
  expect(
    families.filter(
      (name) => !README_TEXT.includes(`| \`${name}\``) && !README_TEXT.includes(`, \`${name}\``),
    ),
  ).toEqual([])
})

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const DOCS_INDEX_TEXT = readFileSync('docs/README.md', 'utf8')
const DOCS_PAGES = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md') && name !== 'README.md')
  .toSorted()
const ALL_DOCUMENTS = [
  'README.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'docs/README.md',
  ...DOCS_PAGES.map((name) => `docs/${name}`),
]
const [, listOfDecisions = ''] = DOCS_INDEX_TEXT.split('\n## Decisions\n')

const findLinks = (text: string) =>
  Array.from(text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g), ([, target = '']) => target)

test('the index of docs links to each page', () => {
  expect(findLinks(DOCS_INDEX_TEXT).toSorted()).toEqual(DOCS_PAGES)
})

test.each(ALL_DOCUMENTS)('each link of %s leads to a file', (name) => {
  const links = findLinks(readFileSync(name, 'utf8')).filter((link) => !/^\w+:/.test(link))
  const missing = links.filter((link) => !existsSync(path.join(path.dirname(name), link)))
  expect(missing).toEqual([])
})

test.each(findLinks(listOfDecisions))('each decision of %s has a reason and a drawback', (name) => {
  const [, ...decisions] = readFileSync(`docs/${name}`, 'utf8').split('\n## ')
  expect(decisions.length).toBeGreaterThan(3)
  for (const decision of decisions) {
    expect(decision).toMatch(/\S \*\*Why\.\*\* \S.+ \*\*Drawback\.\*\* \S/)
    expect(decision.split(/\s+/).length).toBeLessThanOrEqual(180)
  }
})

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const index = readFileSync('docs/README.md', 'utf8')
const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md') && name !== 'README.md')
  .toSorted()
const documents = [
  'README.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'docs/README.md',
  ...pages.map((name) => `docs/${name}`),
]
const [, listOfDecisions = ''] = index.split('\n## Decisions\n')

const linksIn = (text: string) =>
  Array.from(text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g), ([, target = '']) => target)

test('the index of docs links to each page', () => {
  expect(linksIn(index).toSorted()).toEqual(pages)
})

test.each(documents)('each link of %s leads to a file', (name) => {
  const links = linksIn(readFileSync(name, 'utf8')).filter((link) => !/^\w+:/.test(link))
  const missing = links.filter((link) => !existsSync(path.join(path.dirname(name), link)))
  expect(missing).toEqual([])
})

test.each(linksIn(listOfDecisions))('each decision of %s has a reason and a drawback', (name) => {
  const [, ...decisions] = readFileSync(`docs/${name}`, 'utf8').split('\n## ')
  expect(decisions.length).toBeGreaterThan(3)
  for (const decision of decisions) {
    expect(decision).toMatch(/\S \*\*Why\.\*\* \S.+ \*\*Drawback\.\*\* \S/)
    expect(decision.split(/\s+/).length).toBeLessThanOrEqual(180)
  }
})

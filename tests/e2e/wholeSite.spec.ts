import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import {
  crawlSite,
  editionHomeOf,
  isWithinOrigin,
  pathAndQueryOf,
  type ReadPage,
} from '../support/crawlSite'
import { PUBLIC_ROUTES } from '../support/publicRoutes'
import { expect, test } from '../support/test'

const htmlValidator = new HtmlValidate(
  new StaticConfigLoader({ extends: ['html-validate:standard'] }),
)

test('Every page is reached from the home page by links that work', async ({ page, baseURL }) => {
  test.slow()
  const site = await crawlSite(page)
  const origin = new URL(baseURL ?? '').origin
  const linksOf = ({ address, links }: ReadPage) =>
    links.map((link) => ({ from: address, ...link }))
  const links = site.flatMap(linksOf)

  await test.step('no page is missing', async () => {
    expect(site.map(({ address }) => address)).toEqual(expect.arrayContaining([...PUBLIC_ROUTES]))
    expect(site.filter(({ status }) => status !== 200).map(({ address }) => address)).toEqual([])
  })

  await test.step('every anchor is on the page to which its link leads', async () => {
    const ids = new Map(site.map(({ address, ids }) => [address, new Set(ids)]))
    const withAnchor = links.filter(
      ({ href }) => isWithinOrigin(href, origin) && new URL(href).hash,
    )
    expect(withAnchor.length).toBeGreaterThan(0)
    const dead = withAnchor.filter(({ href }) => {
      const anchor = decodeURIComponent(new URL(href).hash.slice(1))
      return ids.get(pathAndQueryOf(href))?.has(anchor) === false
    })
    expect(dead).toEqual([])
  })

  await test.step('links into the other edition lead to a page of it', async () => {
    const within = links.filter(({ href }) => isWithinOrigin(href, origin)).map(({ href }) => href)
    const others = [...new Set(within)].filter(
      (href) => editionHomeOf(pathAndQueryOf(href)) === '/en',
    )
    expect(others.length).toBeGreaterThan(PUBLIC_ROUTES.length)
    expect(await page.evaluate(findMissingFiles, others)).toEqual([])
  })

  await test.step('links out of the site use HTTPS and hide the page from the new tab', async () => {
    const outward = links.filter(
      ({ href }) => /^https?:/.test(href) && !isWithinOrigin(href, origin),
    )
    expect(outward.length).toBeGreaterThan(0)
    expect(outward.filter(({ href }) => !href.startsWith('https:'))).toEqual([])
    expect(outward.filter(({ opensTab, rel }) => opensTab && !rel.includes('noopener'))).toEqual([])
  })

  await test.step('every file that a page references exists on this host', async () => {
    const files = [...new Set(site.flatMap((read) => read.files))]
    expect(files.filter((file) => !isWithinOrigin(file, origin))).toEqual([])
    expect(await page.evaluate(findMissingFiles, files)).toEqual([])
  })

  await test.step('the HTML is valid', async () => {
    for (const read of site) {
      const { results } = await htmlValidator.validateString(read.html, read.address)
      const faults = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line, column }) => [ruleId, message, line, column]),
      )
      expect.soft(faults, read.address).toEqual([])
    }
  })

  for (const read of site) {
    await test.step(`${read.address} has a clear outline`, () => {
      expect.soft(read.language, read.address).toBe('fr')
      expect.soft(findOutlineFaults(read), read.address).toEqual([])
      expect.soft(read.pictures.filter(lacksTextAlternative), read.address).toEqual([])
    })
  }

  await test.step('no two pages have the same title or the same description', () => {
    const pages = site.filter(
      (read) => read.canonical === `${origin}${read.address}` || read.address === '/',
    )
    expect(pages.length).toBeGreaterThan(PUBLIC_ROUTES.length)
    expect(findRepeated(pages.map(({ title }) => title))).toEqual([])
    expect(findRepeated(pages.map(({ description }) => description))).toEqual([])
    expect(pages.filter(({ title, description }) => !title || !description)).toEqual([])
  })
})

// Runs in the browser.
async function findMissingFiles(files: string[]) {
  const answers = await Promise.all(
    files.map(async (file) => ({ file, status: (await fetch(file)).status })),
  )
  return answers.filter(({ status }) => status !== 200)
}

/** A page has one main heading, and no heading level is skipped. */
function findOutlineFaults({ headings }: ReadPage) {
  const main = headings.filter(({ level }) => level === 1)
  const jumps = headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1)
  return [...(main.length === 1 ? [] : [`${main.length} h1`]), ...jumps.map(({ text }) => text)]
}

/** Without an alternative text, or with a file name as one. */
function lacksTextAlternative({ source, alternative }: ReadPage['pictures'][number]) {
  if (!alternative?.trim()) return true
  const file = decodeURIComponent(source.split('/').at(-1) ?? '')
  return /\.\w{3,4}$/.test(alternative) || file.startsWith(alternative)
}

const findRepeated = (texts: string[]) =>
  texts.filter((text, index) => texts.indexOf(text) !== index)

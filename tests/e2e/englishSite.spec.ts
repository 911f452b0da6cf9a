import type { APIRequestContext, Page } from '@playwright/test'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { crawlSite, isWithinOrigin, pathAndQueryOf, type ReadPage } from '../support/crawlSite'
import { ENGLISH_ROUTES } from '../support/englishRoutes'
import { expectEnglish } from '../support/expectEnglish'
import { hasRareWord } from '../support/siteRecords'
import { expect, test } from '../support/test'
import { readHtmlTexts } from '../support/textsOf'

const htmlValidator = new HtmlValidate(
  new StaticConfigLoader({ extends: ['html-validate:standard'] }),
)
const withoutFinalSlash = (address: string) => address.replace(/\/$/, '')

test.use({ locale: 'en-GB' })

test('Every English page is reached from its home page and has no French text', async ({
  page,
  request,
  baseURL,
}) => {
  test.slow()
  const site = await crawlSite(page, '/en')
  const origin = new URL(baseURL ?? '').origin
  const absolute = (address: string) => withoutFinalSlash(origin + address)
  const canonical = site.filter((read) => read.canonical === absolute(read.address))

  await test.step('no page is missing, and no link leads nowhere', () => {
    const addresses = site.map(({ address }) => address)
    expect(addresses).toEqual(expect.arrayContaining(Object.values(ENGLISH_ROUTES)))
    expect(addresses.filter((address) => /^\/en\/jobs\/./.test(address)).length).toBeGreaterThan(1)
    expect(addresses.filter((address) => /^\/en\/apply\/./.test(address)).length).toBeGreaterThan(1)
    expect(site.filter(({ status }) => status !== 200).map(({ address }) => address)).toEqual([])
    expect(findDeadAnchors(site, origin)).toEqual([])
  })

  await test.step('only the language switches of header and menu leave the edition, for an existing page', async () => {
    const leaving = site
      .flatMap(({ links }) => links.map(({ href }) => href))
      .filter(
        (href) => isWithinOrigin(href, origin) && !/^\/en(?=[/?]|$)/.test(pathAndQueryOf(href)),
      )
    expect(leaving.length, leaving.join('\n')).toBe(2 * site.length)
    for (const href of new Set(leaving)) expect((await request.get(href)).status(), href).toBe(200)
  })

  await test.step('the HTML is valid, and no French word is left', async () => {
    for (const read of site) {
      const { results } = await htmlValidator.validateString(read.html, read.address)
      const faults = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line, column }) => [ruleId, message, line, column]),
      )
      expect.soft(faults, read.address).toEqual([])
      expectEnglish(await readHtmlTexts(page, read.html), read.address)
    }
  })

  await test.step('each page has its language, its address and its own title', () => {
    expect(canonical.map(({ address }) => address)).toEqual(
      expect.arrayContaining(Object.values(ENGLISH_ROUTES)),
    )
    for (const { address, language, locale, title, description } of site) {
      expect.soft([language, locale], address).toEqual(['en', 'en_GB'])
      expect.soft(title, address).not.toBe('')
      expect.soft(description.length, address).toBeGreaterThan(50)
      expect.soft(description.length, address).toBeLessThanOrEqual(160)
    }
    expect(findRepeated(canonical.map(({ title }) => title))).toEqual([])
    expect(findRepeated(canonical.map(({ description }) => description))).toEqual([])
  })

  await test.step('each page and its French version link to each other', () =>
    expectEditionPairs(canonical, page, absolute))

  await test.step('the sitemap has these pages and no other English one', async () => {
    const listed = await readSitemapEntries(request)
    const english = listed.filter(({ address }) => address.startsWith(absolute('/en')))
    const alternates = new Map(canonical.map((read) => [absolute(read.address), read.alternates]))
    // Forms are linked from their offer, and further pages of the list from the first.
    const wanted = [...alternates.keys()].filter(
      (address) => !/\/en\/(apply\/(?!speculative$)|jobs\?)/.test(address),
    )
    const ofTheSite = english.filter(({ address }) => !hasRareWord(address))
    expect(ofTheSite.map(({ address }) => address).sort()).toEqual(wanted.sort())
    for (const entry of ofTheSite) {
      expect.soft(entry.alternates, entry.address).toEqual(alternates.get(entry.address))
    }
  })
})

function findDeadAnchors(site: ReadPage[], origin: string) {
  const ids = new Map(site.map((read) => [read.address, new Set(read.ids)]))
  const anchored = site
    .flatMap(({ links }) => links.map(({ href }) => href))
    .filter((href) => isWithinOrigin(href, origin) && new URL(href).hash)
  expect(anchored.length).toBeGreaterThan(0)
  const dead = anchored.filter((href) => {
    const anchor = decodeURIComponent(new URL(href).hash.slice(1))
    return ids.get(pathAndQueryOf(href))?.has(anchor) === false
  })
  return [...new Set(dead)]
}

async function expectEditionPairs(
  english: ReadPage[],
  page: Page,
  absolute: (path: string) => string,
) {
  const site = await crawlSite(page)
  const french = new Map(site.map((read) => [absolute(read.address), read]))
  for (const { address, alternates } of english) {
    const other = alternates.fr ?? ''
    expect
      .soft(alternates, address)
      .toEqual({ fr: other, en: absolute(address), 'x-default': other })
    expect.soft(french.get(other)?.alternates, address).toEqual(alternates)
    expect.soft(french.get(other)?.language, address).toBe('fr')
  }
  for (const [path, address] of Object.entries(ENGLISH_ROUTES)) {
    expect.soft(french.get(absolute(path))?.alternates.en, path).toBe(absolute(address))
  }
}

async function readSitemapEntries(visitor: APIRequestContext) {
  const xml = await (await visitor.get('/sitemap.xml')).text()
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    address: withoutFinalSlash(/<loc>([^<]+)/.exec(entry)?.[1] ?? ''),
    alternates: Object.fromEntries(
      [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href = '']) => [
        language,
        withoutFinalSlash(href),
      ]),
    ),
  }))
}

const findRepeated = (texts: string[]) =>
  texts.filter((text, index) => texts.indexOf(text) !== index)

import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { LanguageEdition } from '@/src/domain/languages/edition'
import { FRENCH_PAGE_URL_PLACEHOLDER } from '@/src/domain/languages/frenchPath'
import type { ResponseKind } from '@/src/domain/urls/publicPath'
import { createUntranslatedFallbackFinder } from '@/src/server/web/createUntranslatedFallbackFinder'
import { resolveEdition } from '@/src/server/web/resolveEdition'

const ENGLISH_EDITION: LanguageEdition = { language: 'en', defaultLanguage: 'fr' }
const htmlWithUrl = (address: string) =>
  `<a href="${address}">Read it</a><script>["${address}"]</script>`

async function findFallbackAt(
  internalPath: string,
  edition = ENGLISH_EDITION,
  french: ResponseKind = 'cached',
) {
  const answerAt = vi.fn(async () => french)
  const pageOf = ({ language }: LanguageEdition) =>
    language === 'en' ? Buffer.from(htmlWithUrl(FRENCH_PAGE_URL_PLACEHOLDER)) : undefined
  const untranslatedPage = createUntranslatedFallbackFinder(pageOf, answerAt)
  const page = await untranslatedPage(internalPath, edition, new IncomingMessage(new Socket()))
  return { page: page?.toString(), asked: answerAt.mock.calls.length }
}

test('the untranslated page links to the French page in every place', async () => {
  expect(await findFallbackAt('/notre-adn/mobilite')).toEqual({
    page: htmlWithUrl('/notre-adn/mobilite'),
    asked: 1,
  })
  expect((await findFallbackAt('/')).page).toBe(htmlWithUrl('/'))
  const root: LanguageEdition = { language: 'en', defaultLanguage: 'en' }
  expect((await findFallbackAt('/notre-adn/mobilite', root)).page).toBe(
    htmlWithUrl('/fr/notre-adn/mobilite'),
  )
})

test.each(['unknown', 'unlisted'] as const)(
  'where French is %s too, there is no such page',
  async (french) => {
    expect((await findFallbackAt('/notre-adn/rien', ENGLISH_EDITION, french)).page).toBeUndefined()
  },
)

test('a French path has no untranslated page', async () => {
  const french: LanguageEdition = { language: 'fr', defaultLanguage: 'fr' }
  expect(await findFallbackAt('/notre-adn/rien', french)).toEqual({ page: undefined, asked: 0 })
})

const HOSTILE_PATHS = [
  '//example.org',
  '/\\example.org',
  '/notre-adn//example.org',
  '/notre-adn/x"onmouseover="alert(1)',
  '/notre-adn/<script>alert(1)</script>',
  '/notre-adn/%22%3E%3Cscript%3E',
  "/notre-adn/$&$`$'",
  '/notre-adn/\u2028x',
  '/notre-adn/x\n',
  'javascript:alert(1)',
  '/robots.txt',
  '/images-sociales/accueil.png',
  '/maintenance/fr-fr',
]

test.each(HOSTILE_PATHS)('an invalid path %j needs no look-up', async (path) => {
  expect(await findFallbackAt(path)).toEqual({ page: undefined, asked: 0 })
})

test('any path leaves the markup of the page intact and links only within the site', async () => {
  const address = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'/ab-_."\'<>\\$&%:?#\n ') }),
    fc.webPath(),
  )
  await fc.assert(
    fc.asyncProperty(address, async (path) => {
      const asked = resolveEdition(`/en/${path}`, 'fr')
      const { page } = await findFallbackAt('internalPath' in asked ? asked.internalPath : path)
      if (page === undefined) return
      const [, written = ''] = /^<a href="([^"]*)"/.exec(page) ?? []
      expect(page).toBe(htmlWithUrl(written))
      expect(written).toMatch(/^\/([\w-][\w/-]*)?$/)
    }),
  )
})

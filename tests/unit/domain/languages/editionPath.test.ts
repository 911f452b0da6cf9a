import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type LanguageEdition, listEditions } from '@/src/domain/languages/edition'
import {
  editionHref,
  editionPathPrefixes,
  parsePublicPath,
  toInternalPath,
} from '@/src/domain/languages/editionPath'
import { SITE_LANGUAGES, type SiteLanguage } from '@/src/domain/languages/siteLocale'
import { RESERVED_OFFER_SLUGS } from '@/src/domain/languages/urlSegments'
import { toPublicHref } from '@/src/domain/urls/toPublicHref'

const ALL_EDITIONS = listEditions(SITE_LANGUAGES)
const ENGLISH_EDITION: LanguageEdition = { language: 'en', defaultLanguage: 'fr' }
const PREFIXED_FRENCH_EDITION: LanguageEdition = { language: 'fr', defaultLanguage: 'en' }

test.each([
  ['/', '/en'],
  ['/#contact', '/en#contact'],
  ['/nos-offres?lieu=paris#resultats', '/en/jobs?lieu=paris#resultats'],
  ['/nos-offres/contact', '/en/jobs/contact'],
  ['/constructor', '/en/constructor'],
  ['/postuler/constructor', '/en/apply/constructor'],
  ['/expertises/data-science', '/en/expertise/data-science'],
  ['/secteurs/banking', '/en/sectors/banking'],
  ['/notre-adn', '/en/our-values'],
  ['/mentions-legales#cookies', '/en/legal-notice#cookies'],
  ['/postuler/candidature-spontanee', '/en/apply/speculative'],
  ['/postuler/developpeur/merci?fichiers=cv', '/en/apply/developpeur/thank-you?fichiers=cv'],
  ['/contact/corriger?saisie=a', '/en/contact/correct?saisie=a'],
])('%s has the path %s in English', (internalPath, address) => {
  expect(editionHref(ENGLISH_EDITION, internalPath)).toBe(address)
})

test('The edition at the root has no prefix, whichever it is', () => {
  expect(editionHref({ language: 'fr', defaultLanguage: 'fr' }, '/nos-offres')).toBe('/nos-offres')
  expect(editionHref({ language: 'en', defaultLanguage: 'en' }, '/nos-offres')).toBe('/jobs')
  expect(editionHref({ language: 'en', defaultLanguage: 'en' }, '/')).toBe('/')
  expect(editionHref(PREFIXED_FRENCH_EDITION, '/nos-offres')).toBe('/fr/nos-offres')
})

test.each([
  'https://example.com/nos-offres',
  'mailto:contact@exemplia.test',
  'tel:+33102030405',
  '#contenu',
  '//example.com/x',
  '/api/media/file/plaquette.pdf',
  '/admin',
  '/robots.txt',
  '/images-sociales/accueil.png',
  '/fr/nos-offres',
])('%s is the same in every edition', (address) => {
  for (const edition of ALL_EDITIONS) {
    expect(editionHref(edition, address)).toBe(address)
    expect(toPublicHref(editionPathPrefixes(edition), address)).toBe(address)
  }
})

test.each([
  ['/fr', 'fr', '/'],
  ['/fr/nos-offres/x', 'fr', '/nos-offres/x'],
  ['/en/jobs', 'en', '/jobs'],
  ['/nos-offres/x', 'en', '/fr/nos-offres/x'],
  ['/jobs/x', 'fr', '/en/jobs/x'],
  ['/en/nos-offres/x', 'fr', '/en/jobs/x'],
  ['/en/apply/x/merci', 'fr', '/en/apply/x/thank-you'],
  ['/fr/jobs/x', 'en', '/fr/nos-offres/x'],
  ['/en/', 'fr', '/en'],
  ['/jobs/', 'en', '/jobs'],
  ['/fr/nos-offres/', 'en', '/fr/nos-offres'],
] as const)('%s redirects, with %s at the root, to %s', (path, defaultLanguage, address) => {
  expect(parsePublicPath(path, defaultLanguage)).toMatchObject({ redirect: address })
})

test.each([
  ['/en/api/users', 'en'],
  ['/en/robots.txt', 'en'],
  ['/en/jobs/robots.txt', 'en'],
  ['/fr/fr/nos-offres', 'fr'],
  ['/fr/admin', 'fr'],
])('Nothing is found at %s, and the response is in its language', (path, language) => {
  for (const defaultLanguage of SITE_LANGUAGES)
    expect(parsePublicPath(path, defaultLanguage)).toEqual({ language, internalPath: path })
})

const slugArbitrary = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/)
const offerSlugArbitrary = slugArbitrary.filter((text) => !RESERVED_OFFER_SLUGS.includes(text))
const internalPathArbitrary = fc.oneof(
  fc.constantFrom('/', '/nos-offres', '/notre-adn', '/mentions-legales', '/contact/merci'),
  fc.constantFrom('/contact/corriger', '/postuler/candidature-spontanee'),
  fc
    .tuple(fc.constantFrom('expertises', 'secteurs', 'notre-adn', 'nos-offres'), slugArbitrary)
    .map(([folder, page]) => `/${folder}/${page}`),
  fc
    .tuple(offerSlugArbitrary, fc.constantFrom('', '/merci', '/corriger'))
    .map(([offer, step]) => `/postuler/${offer}${step}`),
)
const editionArbitrary = fc.constantFrom(...ALL_EDITIONS)
const languageArbitrary = fc.constantFrom<SiteLanguage>(...SITE_LANGUAGES)

test('Each page of each edition is found at its path', () => {
  fc.assert(
    fc.property(editionArbitrary, internalPathArbitrary, (edition, internalPath) => {
      const { language, defaultLanguage } = edition
      const address = editionHref(edition, internalPath)
      expect(parsePublicPath(address, defaultLanguage)).toEqual({ language, internalPath })
    }),
  )
})

test('A browser builds the same paths of an edition as the server', () => {
  const within = fc.constantFrom('', '#a', '?a=/nos-offres', '?a=b#/c')
  fc.assert(
    fc.property(editionArbitrary, internalPathArbitrary, within, (edition, internalPath, rest) => {
      // These paths are redirected, and only the server names them.
      fc.pre(!/^\/postuler\/.*\/|\.(xml|json)$/.test(internalPath))
      const address = editionHref(edition, internalPath + rest)
      expect(toPublicHref(editionPathPrefixes(edition), internalPath + rest)).toBe(address)
    }),
  )
})

test('It receives nothing for the edition whose paths are those of the code', () => {
  expect(editionPathPrefixes({ language: 'fr', defaultLanguage: 'fr' })).toEqual([])
})

test('Two editions share no path', () => {
  fc.assert(
    fc.property(languageArbitrary, internalPathArbitrary, (defaultLanguage, internalPath) => {
      const addresses = SITE_LANGUAGES.map((language) =>
        editionHref({ language, defaultLanguage }, internalPath),
      )
      expect(new Set(addresses).size).toBe(addresses.length)
    }),
  )
})

test('A path from before a change of the default redirects once, to the same page in its language', () => {
  fc.assert(
    fc.property(
      editionArbitrary,
      languageArbitrary,
      internalPathArbitrary,
      (before, defaultLanguage, internalPath) => {
        // The home page and the form's folder have one name in all languages: the default's.
        fc.pre(internalPath !== '/' && !internalPath.startsWith('/contact'))
        const { language } = before
        const read = parsePublicPath(editionHref(before, internalPath), defaultLanguage)
        const today = editionHref({ language, defaultLanguage }, internalPath)
        expect(read).toEqual(
          today === editionHref(before, internalPath)
            ? { language, internalPath }
            : { language, redirect: today },
        )
      },
    ),
  )
})

test('For any requested URL, at most one redirect follows', () => {
  const word = fc.constantFrom('fr', 'en', 'jobs', 'nos-offres', 'apply', 'merci', 'x', '', 'api')
  const anything = fc.array(word, { maxLength: 5 }).map((words) => `/${words.join('/')}`)
  fc.assert(
    fc.property(anything, languageArbitrary, (path, defaultLanguage) => {
      const read = parsePublicPath(path.replaceAll(/\/{2,}/g, '/'), defaultLanguage)
      if ('redirect' in read) {
        expect(parsePublicPath(read.redirect, defaultLanguage)).not.toHaveProperty('redirect')
      }
    }),
  )
})

test('A page is recognised by its current and its former path', () => {
  for (const address of ['/en/jobs/x#a', '/jobs/x#a', '/nos-offres/x#a', '/fr/nos-offres/x#a']) {
    expect(toInternalPath(address, 'fr')).toBe('/nos-offres/x#a')
  }
})

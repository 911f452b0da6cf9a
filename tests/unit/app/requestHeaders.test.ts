import { beforeEach, describe, expect, test, vi } from 'vitest'
import { editionOfFormRequest, isRequestFromAnotherSite } from '@/src/app/requestHeaders'
import type { LanguageEdition } from '@/src/domain/languages/edition'
import { SITE_LANGUAGES } from '@/src/domain/languages/siteLocale'
import { submissionUrl } from '@/src/domain/submissions/submission'

const SITE_URL = 'https://exemplia.example'

describe('A request', () => {
  const isForeign = (headers: Record<string, string>, siteUrl?: string) =>
    isRequestFromAnotherSite(
      new Headers({ origin: SITE_URL, host: 'exemplia.example', ...headers }),
      siteUrl,
    )

  test.each<[string, Record<string, string>, string?]>([
    ['the browser says so', { 'sec-fetch-site': 'same-origin' }],
    ['the origin is the host', {}],
    ['the origin is the public URL behind a proxy', { host: 'web:3000' }, SITE_URL],
    [
      'the browser hides the origin but confirms the site',
      { 'sec-fetch-site': 'same-origin', origin: 'null' },
    ],
  ])('is our own when %s', (_, headers, siteUrl) => {
    expect(isForeign(headers, siteUrl)).toBe(false)
  })

  test('is our own without headers of a browser', () => {
    expect(isRequestFromAnotherSite(new Headers({ host: 'exemplia.example' }))).toBe(false)
  })

  test.each<[string, Record<string, string>]>([
    ['the browser says so', { 'sec-fetch-site': 'cross-site' }],
    ['it comes from a neighbouring subdomain', { 'sec-fetch-site': 'same-site' }],
    ['the origin is another host', { origin: 'https://evil.example' }],
    ['the origin is another port', { origin: 'https://exemplia.example:8443' }],
    ['the origin is hidden', { origin: 'null' }],
  ])('is of another site when %s', (_, headers) => {
    expect(isForeign(headers)).toBe(true)
  })
})

const publishedLanguages = vi.hoisted(() => ({ languages: ['fr', 'en'] }))
vi.mock('@/src/domain/languages/edition', async (load) => ({
  ...(await load<typeof import('@/src/domain/languages/edition')>()),
  isPublishedEdition: ({ language }: LanguageEdition) =>
    publishedLanguages.languages.includes(language),
}))

beforeEach(() => {
  publishedLanguages.languages = ['fr', 'en']
})

describe('The edition of a form', () => {
  const editionOf = (address: string, defaultLanguage = 'fr') =>
    editionOfFormRequest(
      new Request(SITE_URL + address, {
        headers: { 'x-edition': `${defaultLanguage}-${defaultLanguage}` },
      }),
    )

  test('has the language in which the form was filled in', () => {
    for (const language of SITE_LANGUAGES) {
      const address = submissionUrl('/api/candidatures', language)
      expect(editionOf(address)).toEqual({ language, defaultLanguage: 'fr' })
    }
  })

  test('is French for the plain URL and for an unknown language', () => {
    expect(submissionUrl('/api/candidatures', 'fr')).toBe('/api/candidatures')
    for (const address of ['/api/candidatures', '/api/candidatures?langue=tlh']) {
      expect(editionOf(address, 'en')).toEqual({ language: 'fr', defaultLanguage: 'en' })
    }
  })

  test('is French while its own language is not published', () => {
    publishedLanguages.languages = ['fr']
    expect(editionOf('/api/candidatures?langue=en')).toEqual({
      language: 'fr',
      defaultLanguage: 'fr',
    })
  })
})

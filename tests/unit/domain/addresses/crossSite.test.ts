import { expect, test } from 'vitest'
import { isCrossSite } from '@/src/domain/addresses/crossSite'

const own = {
  fetchSite: null,
  origin: 'https://exemplia.example',
  host: 'exemplia.example',
  siteUrl: undefined,
}

test.each([
  ['the browser says so', { ...own, fetchSite: 'same-origin' }],
  ['the origin is the host', own],
  [
    'the origin is the public address behind a proxy',
    { ...own, host: 'web:3000', siteUrl: own.origin },
  ],
  [
    'a page hides its origin but the browser vouches',
    { ...own, fetchSite: 'same-origin', origin: 'null' },
  ],
  ['a program is no browser', { ...own, origin: null }],
])('a request is our own when %s', (_, request) => {
  expect(isCrossSite(request)).toBe(false)
})

test.each([
  ['the browser says so', { ...own, fetchSite: 'cross-site' }],
  ['it comes from a neighbouring subdomain', { ...own, fetchSite: 'same-site' }],
  ['the origin is another host', { ...own, origin: 'https://evil.example' }],
  ['the origin is another port', { ...own, origin: 'https://exemplia.example:8443' }],
  ['the origin is hidden', { ...own, origin: 'null' }],
])('a request is another site’s when %s', (_, request) => {
  expect(isCrossSite(request)).toBe(true)
})

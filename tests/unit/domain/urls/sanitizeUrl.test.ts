import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sanitizeUrl } from '@/src/domain/urls/sanitizeUrl'

test.each([
  ['https://www.linkedin.com/company/exemplia'],
  ['http://exemplia.example'],
  ['mailto:contact@exemplia.example'],
  ['tel:+33100000000'],
  ['/'],
  ['/notre-adn'],
  ['/#contact'],
  ['#contact'],
])('%j is accepted', (url) => {
  expect(sanitizeUrl(url)).toBe(url)
})

test.each([
  ['javascript:alert(1)'],
  ['JaVaScRiPt:alert(1)'],
  [' javascript:alert(1)'],
  ['java\nscript:alert(1)'],
  ['\u0001javascript:alert(1)'],
  ['data:text/html,<script>alert(1)</script>'],
  ['vbscript:msgbox(1)'],
  ['//evil.example'],
  ['/\\evil.example'],
  ['/\t/evil.example'],
  ['\\\\evil.example'],
  ['file:///etc/passwd'],
  ['ftp://exemplia.example'],
  ['exemplia.example'],
  [''],
])('%j becomes empty', (url) => {
  expect(sanitizeUrl(url)).toBe('')
})

test('Each accepted URL has a known scheme', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (url) => {
      const kept = sanitizeUrl(url)
      const { protocol, host } = new URL(kept, 'https://exemplia.example')
      expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(protocol)
      if (kept.startsWith('/') || kept.startsWith('#')) expect(host).toBe('exemplia.example')
    }),
    { numRuns: 2000 },
  )
})

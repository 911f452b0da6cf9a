import { expect, test } from 'vitest'
import { latest, sitemapXml } from '@/src/domain/sitemap'

test('each address stands in the sitemap with the date of its last change', () => {
  const entries = [
    { path: '/', lastModified: '2026-11-02T08:00:00.000Z' },
    { path: '/a&b', lastModified: null },
  ]
  const xml = sitemapXml(entries, 'https://exemplia.example')
  expect(xml).toContain(
    '<url><loc>https://exemplia.example/</loc><lastmod>2026-11-02T08:00:00.000Z</lastmod></url>',
  )
  expect(xml).toContain('<url><loc>https://exemplia.example/a&amp;b</loc></url>')
})

test('the latest of several dates is the last one, of none nothing', () => {
  expect(latest(['2026-01-02', null, '2026-01-03', '2026-01-01'])).toBe('2026-01-03')
  expect(latest([null, undefined])).toBeNull()
})

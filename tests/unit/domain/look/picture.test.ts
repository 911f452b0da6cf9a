import { expect, test } from 'vitest'
import { pictureAttributes } from '@/src/domain/look/picture'

const STORED_PICTURE = {
  alt: 'Des lignes de niveau',
  updatedAt: '2026-11-21T08:00:00.000Z',
  url: '/api/media/file/lignes.png',
  width: 2000,
  height: 1250,
  sizes: {
    card: { url: '/api/media/file/lignes-400x250.avif', width: 400, height: 250 },
    content: { url: null, width: null, height: null },
  },
}

test('A picture offers its stored widths, and its original to older browsers', () => {
  expect(pictureAttributes(STORED_PICTURE)).toEqual({
    alt: 'Des lignes de niveau',
    src: '/api/media/file/lignes.png?v=1795248000000',
    srcSet: '/api/media/file/lignes-400x250.avif?v=1795248000000 400w',
    width: 2000,
    height: 1250,
  })
})

test('A URL with the place of a picture in the store stays unchanged', () => {
  const url = '/api/media/file/lignes.png?prefix=medias'
  const sizes = { card: { url: '/api/media/file/lignes-400x250.avif?prefix=medias', width: 400 } }
  expect(pictureAttributes({ ...STORED_PICTURE, url, sizes })).toMatchObject({
    src: '/api/media/file/lignes.png?prefix=medias&v=1795248000000',
    srcSet: '/api/media/file/lignes-400x250.avif?prefix=medias&v=1795248000000 400w',
  })
})

test('A changed picture has another URL, so that no browser shows the cached one', () => {
  const changed = { ...STORED_PICTURE, updatedAt: '2026-11-22T08:00:00.000Z' }
  expect(pictureAttributes(changed)?.src).not.toBe(pictureAttributes(STORED_PICTURE)?.src)
})

test('A drawing has no other widths', () => {
  const drawing = {
    alt: 'Logo',
    updatedAt: STORED_PICTURE.updatedAt,
    url: '/api/media/file/logo.svg',
  }
  expect(pictureAttributes(drawing)?.srcSet).toBe('')
})

test('A picture without a file is not shown', () => {
  expect(pictureAttributes({ ...STORED_PICTURE, url: null })).toBeNull()
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { slugify } from '@/src/domain/text/normalizeText'
import { firstFreeSlug, isSlugOfTitle, preferredSlug } from '@/src/domain/urls/slug'

describe('The slug', () => {
  test.each([
    ['Développeur Full-Stack', 'developpeur-full-stack'],
    ['Ingénieur·e  Cloud & DevOps', 'ingenieure-cloud-devops'],
    ["Chef d'équipe — Œuvres sociales", 'chef-dequipe-oeuvres-sociales'],
    ['  -- Architecte --  ', 'architecte'],
    ['Développeur Full‑Stack', 'developpeur-full-stack'],
    ['Consultant C++ / C#', 'consultant-c-c'],
    ['Data_Engineer (H/F)', 'data_engineer-hf'],
    ['ÀÉÎÕÜ ÇŸ', 'aeiou-cy'],
    ['日本語', ''],
  ])('of %j is %j', (title, slug) => {
    expect(slugify(title)).toBe(slug)
  })

  test('has only lowercase words joined by single hyphens', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (title) => {
        expect(slugify(title)).toMatch(/^([a-z0-9_]+(-[a-z0-9_]+)*)?$/)
      }),
    )
  })

  test('of a slug is the slug itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (title) => {
        expect(slugify(slugify(title))).toBe(slugify(title))
      }),
    )
  })

  test('does not depend on the encoding of accents', () => {
    expect(slugify('Développeur'.normalize('NFD'))).toBe(slugify('Développeur'.normalize('NFC')))
  })

  test('of an offer is never empty', () => {
    expect(preferredSlug('???')).toBe('offre')
  })
})

describe('A slug that is taken', () => {
  test('gets the first free number', () => {
    expect(firstFreeSlug('architecte', new Set())).toBe('architecte')
    expect(firstFreeSlug('architecte', new Set(['architecte', 'architecte-2']))).toBe(
      'architecte-3',
    )
    expect(firstFreeSlug('architecte', new Set(['architecte', 'architecte-3']))).toBe(
      'architecte-2',
    )
  })

  test('is never returned', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 2, max: 40 })), (ranks) => {
        const taken = new Set(['a', ...ranks.map((rank) => `a-${rank}`)])
        expect(taken.has(firstFreeSlug('a', taken))).toBe(false)
      }),
    )
  })
})

test('A slug made from a title differs from one chosen by hand', () => {
  expect(isSlugOfTitle('architecte-cloud', 'Architecte Cloud')).toBe(true)
  expect(isSlugOfTitle('architecte-cloud-2', 'Architecte Cloud')).toBe(true)
  expect(isSlugOfTitle('architecte-cloud-azure', 'Architecte Cloud')).toBe(false)
  expect(isSlugOfTitle('poste-phare', 'Architecte Cloud')).toBe(false)
})

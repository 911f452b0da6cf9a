import { describe, expect, test } from 'vitest'
import { parseInternalPath, parseSocialImagePath, responseKind } from '@/src/domain/urls/publicPath'

const pathKind = (path: string) => parseInternalPath(path).kind

test.each([
  '/',
  '/nos-offres',
  '/contact/merci',
  '/postuler/candidature-spontanee',
  '/maintenance/fr-fr',
  '/maintenance/en-fr',
  '/robots.txt',
  '/.well-known/security.txt',
])('%s always exists', (path) => expect(pathKind(path)).toBe('always'))

test.each([
  '/admin',
  '/admin/collections/media',
  '/api/users/me',
  '/_next/static/a.js',
  '/nos-offres/',
])('%s is not public', (path) => expect(pathKind(path)).toBe('elsewhere'))

test.each([
  '/_next/image?url=a',
  '/_next/data/a/nos-offres.json',
  '/administration/a',
  '/rien',
  '/en',
  '/en/nos-offres',
  '/nos-offres.rsc',
  '/nos-offres/x.y',
  '/expertises/conseil%2Dmetier',
  '/expertises/conseil-metier/plus-bas',
  '/expertises/constructor/a',
  '/fr-fr',
  '/fr-fr/nos-offres',
  '/maintenance/fr',
  '/maintenance/en',
  '/maintenance/de-fr',
  '/postuler/a/sans-offre',
  '/postuler/a/merci/b',
  '/images-sociales/rien.png',
  '/images-sociales/en/rien.png',
  '/images-sociales/fr/accueil.png',
  '/images-sociales/de/accueil.png',
  '/images-sociales/accueil',
  '/images-sociales/secteurs/assurance.jpg',
  '/images-sociales/images-sociales/accueil.png.png',
])('%s is unknown', (path) => {
  expect(pathKind(path)).toBe('nothing')
})

test('A page is found by its collection and slug, an offer and its form by their slug', () => {
  const slug = 'assurance'
  expect(parseInternalPath('/secteurs/assurance')).toEqual({
    kind: 'page',
    collection: 'sector-pages',
    slug,
  })
  expect(parseInternalPath('/nos-offres/assurance')).toEqual({ kind: 'offer', slug })
  expect(parseInternalPath('/postuler/assurance')).toEqual({ kind: 'application', slug })
  expect(parseInternalPath('/images-sociales/nos-offres/assurance.png')).toEqual({
    kind: 'picture',
    language: 'fr',
    of: { kind: 'offer', slug },
  })
  expect(parseInternalPath('/images-sociales/en/accueil.png')).toEqual({
    kind: 'picture',
    language: 'en',
    of: { kind: 'always' },
  })
})

describe('The response', () => {
  const answer = (path: string, standing: Parameters<typeof responseKind>[1]) =>
    responseKind(parseInternalPath(path), standing)

  test('is cached for existing and moved pages only', () => {
    expect(answer('/secteurs/a', 'open')).toBe('cached')
    expect(answer('/secteurs/a', 'moved')).toBe('cached')
    expect(answer('/secteurs/a', 'unknown')).toBe('unknown')
    expect(answer('/nos-offres/a', 'closed')).toBe('unknown')
  })

  test('is cached for the page of an ended offer until it is gone, and not for its picture', () => {
    expect(answer('/nos-offres/a', 'ended')).toBe('cached')
    expect(answer('/nos-offres/a', 'gone')).toBe('gone')
    expect(answer('/images-sociales/nos-offres/a.png', 'ended')).toBe('unknown')
    expect(answer('/images-sociales/nos-offres/a.png', 'gone')).toBe('unknown')
    expect(answer('/postuler/a', 'ended')).toBe('cached')
    expect(answer('/postuler/a', 'gone')).toBe('cached')
  })

  test('is cached for the picture of an existing page only', () => {
    expect(answer('/images-sociales/secteurs/a.png', 'open')).toBe('cached')
    expect(answer('/images-sociales/secteurs/a.png', 'moved')).toBe('unknown')
  })

  test('has a form for each offer that existed, and for each possible title', () => {
    expect(answer('/postuler/a', 'closed')).toBe('cached')
    expect(answer('/postuler/Chef-de-projet-2', 'unknown')).toBe('unlisted')
    expect(answer(`/postuler/${'a'.repeat(80)}`, 'unknown')).toBe('unlisted')
    expect(answer(`/postuler/${'a'.repeat(81)}`, 'unknown')).toBe('unknown')
    expect(answer('/postuler/chef_de_projet', 'unknown')).toBe('unknown')
    expect(answer('/postuler/chef%20de%20projet', 'unknown')).toBe('unknown')
  })
})

test('The path of a picture begins with the language of its page', () => {
  expect(parseSocialImagePath('nos-offres/x.png')).toEqual({ language: 'fr', page: 'nos-offres/x' })
  expect(parseSocialImagePath('en/nos-offres/x.png')).toEqual({
    language: 'en',
    page: 'nos-offres/x',
  })
  expect(parseSocialImagePath('en/nos-offres/x.jpg')).toEqual({ language: 'en', page: null })
  expect(parseSocialImagePath('fr/nos-offres.png')).toEqual({
    language: 'fr',
    page: 'fr/nos-offres',
  })
})

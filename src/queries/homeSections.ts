import type { Payload } from 'payload'
import { pagePath } from '@/src/domain/pages/contentPages'
import { sanitizeUrl } from '@/src/domain/urls/sanitizeUrl'
import { CONTACT_PATH } from '@/src/domain/urls/sitePaths'
import { findTranslatedDocuments } from './findTranslated'
import { type ContentReader, unsavedGlobal } from './reader'

/** The texts at the top of the home page; `''` when staff wrote nothing. */
export async function findHero(payload: Payload, reader: ContentReader) {
  const slug = 'hero-settings'
  const hero = await payload.findGlobal({
    ...{ slug, ...reader, ...unsavedGlobal(reader, slug) },
    depth: 1,
  })
  return {
    title: hero.mainTitle ?? '',
    subTitle: hero.subTitle ?? '',
    highlight: hero.highlightText ?? '',
    callText: hero.ctaText ?? '',
    callUrl: sanitizeUrl(hero.ctaUrl ?? '') || CONTACT_PATH,
    picture: hero.backgroundImage,
    isDrawing: hero.isHouseDrawing === true,
    backgroundUrl: sanitizeUrl(hero.backgroundImageUrl ?? ''),
  }
}

/**
 * Cards of the published expertise pages for the home page. The firm has four; the design allows
 * twelve.
 */
export async function findExpertiseCards(payload: Payload, reader: ContentReader) {
  const pages = await findTranslatedDocuments(payload, reader, {
    collection: 'expertise-pages',
    depth: 0,
    most: 12,
  })
  return pages.map(({ slug, title, summary, icon }) => ({
    url: pagePath('expertise-pages', slug),
    title,
    summary,
    icon,
  }))
}

/**
 * Cards of the published sector pages for the home page. The firm has six; the design allows
 * twelve.
 */
export async function findSectorCards(payload: Payload, reader: ContentReader) {
  const pages = await findTranslatedDocuments(payload, reader, {
    collection: 'sector-pages',
    depth: 1,
    most: 12,
  })
  return pages.map(({ slug, title, summary, heroImage }) => ({
    url: pagePath('sector-pages', slug),
    title,
    summary,
    picture: heroImage,
  }))
}

/** The published testimonials, in staff's order. The design shows five and allows twelve. */
export async function findTestimonials(payload: Payload, reader: ContentReader) {
  const pages = await findTranslatedDocuments(payload, reader, {
    collection: 'testimonials',
    depth: 1,
    most: 12,
  })
  return pages.map(({ id, name, position, portrait, quote }) => ({
    id,
    name,
    position,
    portrait,
    quote,
  }))
}

/** The published members of the leadership team, in staff's order. */
export async function findTeamMembers(payload: Payload, reader: ContentReader) {
  const pages = await findTranslatedDocuments(payload, reader, {
    collection: 'team-members',
    depth: 1,
    most: 24,
  })
  return pages.map(({ id, name, position, portrait }) => ({ id, name, position, portrait }))
}

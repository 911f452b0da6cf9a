import type { Payload } from 'payload'
import { internalPagePath } from '@/src/domain/pages/contentPages'
import { sanitizeUrl } from '@/src/domain/urls/sanitizeUrl'
import { CONTACT_SECTION_PATH } from '@/src/domain/urls/sitePaths'
import { type ContentReadOptions, createUnsavedGlobalReadOptions } from './contentReadOptions'
import { findTranslatedDocuments } from './findTranslated'

/** Finds the texts at the top of the home page; `''` when staff wrote nothing. */
export async function findHero(payload: Payload, reader: ContentReadOptions) {
  const slug = 'hero-settings'
  const hero = await payload.findGlobal({
    ...{ slug, ...reader, ...createUnsavedGlobalReadOptions(reader, slug) },
    depth: 1,
  })
  return {
    title: hero.mainTitle ?? '',
    subTitle: hero.subTitle ?? '',
    highlight: hero.highlightText ?? '',
    callText: hero.ctaText ?? '',
    callUrl: sanitizeUrl(hero.ctaUrl ?? '') || CONTACT_SECTION_PATH,
    picture: hero.backgroundImage,
    isDrawing: hero.isHouseDrawing === true,
    backgroundUrl: sanitizeUrl(hero.backgroundImageUrl ?? ''),
  }
}

/**
 * Finds the cards of the published expertise pages for the home page. The firm has four; the design
 * allows twelve.
 */
export async function findExpertiseCards(payload: Payload, reader: ContentReadOptions) {
  const pages = await findTranslatedDocuments(payload, reader, {
    collection: 'expertise-pages',
    depth: 0,
    most: 12,
  })
  return pages.map(({ slug, title, summary, icon }) => ({
    url: internalPagePath('expertise-pages', slug),
    title,
    summary,
    icon,
  }))
}

/**
 * Finds the cards of the published sector pages for the home page. The firm has six; the design
 * allows twelve.
 */
export async function findSectorCards(payload: Payload, reader: ContentReadOptions) {
  const pages = await findTranslatedDocuments(payload, reader, {
    collection: 'sector-pages',
    depth: 1,
    most: 12,
  })
  return pages.map(({ slug, title, summary, heroImage }) => ({
    url: internalPagePath('sector-pages', slug),
    title,
    summary,
    picture: heroImage,
  }))
}

/** Finds the published testimonials, in the order of staff; the design allows twelve. */
export async function findTestimonials(payload: Payload, reader: ContentReadOptions) {
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

/** Finds the published members of the leadership team, in the order that staff chose. */
export async function findTeamMembers(payload: Payload, reader: ContentReadOptions) {
  const pages = await findTranslatedDocuments(payload, reader, {
    collection: 'team-members',
    depth: 1,
    most: 24,
  })
  return pages.map(({ id, name, position, portrait }) => ({ id, name, position, portrait }))
}

import type { Payload } from 'payload'
import { sanitizeUrl } from '@/src/domain/urls/sanitizeUrl'
import { CONTACT_PATH } from '@/src/domain/urls/sitePaths'
import { type Reader, unsavedGlobal } from './reader'

/** The texts at the top of the home page; `''` when staff wrote nothing. */
export async function findHero(payload: Payload, reader: Reader) {
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

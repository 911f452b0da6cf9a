import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { valuesByLanguage } from '@/src/domain/languages/translation'
import { PICTURE_WIDTHS } from '@/src/domain/look/picture'
import { SOCIAL_IMAGE_SIZE } from '@/src/domain/pages/metadata'
import type { ContentDocumentPlace, ContentProblem } from './contentProblem'

/** An image of the media library, with its alternative text by language. */
export type LibraryPicture = {
  id: number
  filename: string
  alt: unknown
  width: number | null
  mimeType: string | null
}

/** The place where an image is used. */
export type PictureUse = {
  picture: number
  place: ContentDocumentPlace
  field: string
  name: string
}

// The needed width of an image by field name, in pixels: twice its width on the site, for
// high-resolution screens.
const NEEDED_WIDTH_BY_FIELD: Record<string, number> = {
  heroImage: PICTURE_WIDTHS.wide,
  backgroundImage: PICTURE_WIDTHS.wide,
  socialImage: SOCIAL_IMAGE_SIZE.width,
  picture: PICTURE_WIDTHS.content,
  portrait: PICTURE_WIDTHS.card,
}

const SVG_MIME_TYPE = 'image/svg+xml'

/** Finds used images that are too small for their place. A vector image never is. */
export function findSmallPictures(
  uses: readonly PictureUse[],
  pictures: ReadonlyMap<number, LibraryPicture>,
): ContentProblem[] {
  return uses.flatMap(({ picture, place, field, name }) => {
    const { width = null, mimeType = null } = pictures.get(picture) ?? {}
    const needed = NEEDED_WIDTH_BY_FIELD[name]
    if (width === null || needed === undefined || mimeType === SVG_MIME_TYPE) return []
    return width < needed ? [{ kind: 'smallPicture' as const, width, needed, place, field }] : []
  })
}

/** Finds used images without an alternative text, by language. */
export function findUndescribedPictures(
  uses: readonly PictureUse[],
  pictures: ReadonlyMap<number, LibraryPicture>,
  languages: readonly SiteLanguage[],
): ContentProblem[] {
  return [...new Set(uses.map(({ picture }) => picture))].flatMap((id) => {
    const picture = pictures.get(id)
    if (!picture) return []
    const alt = valuesByLanguage(picture.alt)
    return languages
      .filter((language) => !alt[language]?.trim())
      .map((language) => ({
        kind: 'pictureText' as const,
        place: { collection: 'media', id, title: picture.filename },
        field: 'alt',
        language,
      }))
  })
}

/**
 * The largest phone photos have 50 million pixels; decoding more would use memory that other
 * requests need.
 */
export const MAX_UPLOADED_PIXELS = 60_000_000

/** The widths in pixels in which every uploaded image is stored. */
export const PICTURE_WIDTHS = { thumbnail: 160, card: 400, content: 640, wide: 1440 } as const
type PictureSizeName = keyof typeof PICTURE_WIDTHS

type StoredPictureFile = { url?: string | null; width?: number | null; height?: number | null }

export type StoredPicture = StoredPictureFile & {
  /** Absent when no text exists in the language of the page. */
  alt?: string | null
  updatedAt: string
  sizes?: Partial<Record<PictureSizeName, StoredPictureFile>>
}

export type PictureAttributes = {
  alt: string
  /** The original file, for browsers without AVIF. */
  src: string
  /** The stored widths as `srcset` of an AVIF source; empty for SVG and small images. */
  srcSet: string
  width: number | undefined
  height: number | undefined
}

/** The attributes for an `<img>`; null when the image has no file. */
export function pictureAttributes(picture: StoredPicture): PictureAttributes | null {
  if (!picture.url) return null
  const versioned = (url: string) => addVersionParameter(url, Date.parse(picture.updatedAt))
  const storedSizes = Object.values(picture.sizes ?? {}).flatMap(({ url, width }) =>
    url && width ? [`${versioned(url)} ${width}w`] : [],
  )
  return {
    alt: picture.alt ?? '',
    src: versioned(picture.url),
    srcSet: storedSizes.join(', '),
    width: picture.width ?? undefined,
    height: picture.height ?? undefined,
  }
}

// With an S3 store the URL already has a query with the location of the file.
function addVersionParameter(url: string, version: number): string {
  const [path, query] = url.split('?')
  const search = new URLSearchParams(query)
  search.set('v', String(version))
  return `${path}?${search}`
}

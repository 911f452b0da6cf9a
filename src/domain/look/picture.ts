/** A phone's largest pictures have 50 million; more takes memory that everybody else needs. */
export const MAX_UPLOADED_PIXELS = 60_000_000

/** The widths in pixels in which every uploaded picture is kept. */
export const PICTURE_WIDTHS = { thumbnail: 160, card: 400, content: 640, wide: 1440 } as const
type PictureSize = keyof typeof PICTURE_WIDTHS

type StoredFile = { url?: string | null; width?: number | null; height?: number | null }

export type StoredPicture = StoredFile & {
  /** Absent where nobody has described it in the language of the page. */
  alt?: string | null
  updatedAt: string
  sizes?: Partial<Record<PictureSize, StoredFile>>
}

export type PictureSources = {
  alt: string
  /** The file as it was uploaded, for browsers that do not know the lighter ones. */
  src: string
  /** The kept widths, for the `srcset` of an AVIF source; empty for drawings and small pictures. */
  srcSet: string
  width: number | undefined
  height: number | undefined
}

/** What an `<img>` needs to show a picture; null when it has no file. */
export function pictureSources(picture: StoredPicture): PictureSources | null {
  if (!picture.url) return null
  const versioned = (url: string) => withVersion(url, Date.parse(picture.updatedAt))
  const kept = Object.values(picture.sizes ?? {}).flatMap(({ url, width }) =>
    url && width ? [`${versioned(url)} ${width}w`] : [],
  )
  return {
    alt: picture.alt ?? '',
    src: versioned(picture.url),
    srcSet: kept.join(', '),
    width: picture.width ?? undefined,
    height: picture.height ?? undefined,
  }
}

// With an S3 store the address holds a query already, which says where the file lies there.
function withVersion(url: string, version: number): string {
  const [path, query] = url.split('?')
  const search = new URLSearchParams(query)
  search.set('v', String(version))
  return `${path}?${search}`
}

import type { Media } from '@/payload-types'
import { pictureSources } from '@/src/domain/look/picture'

type Props = {
  /** From the media library; nothing is rendered while it is missing. */
  picture: Media | number | null | undefined
  /** Its width on the page, as in the `sizes` of an `<img>`. */
  sizes: string
  /** For an image that is visible at once: loaded eagerly instead of lazily. */
  priority?: boolean
  className?: string
}

/** A responsive image of the media library with reserved space. */
export function Picture({ picture, sizes, priority, className }: Props) {
  const sources = picture && typeof picture === 'object' ? pictureSources(picture) : null
  if (!sources) return null
  const { srcSet, ...image } = sources
  return (
    <picture>
      {srcSet ? <source type="image/avif" srcSet={srcSet} sizes={sizes} /> : null}
      <img
        {...image}
        alt={image.alt}
        className={className}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}

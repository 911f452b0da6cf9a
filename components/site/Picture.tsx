import type { Media } from '@/payload-types'
import { pictureAttributes } from '@/src/domain/look/picture'

type Props = {
  /** An image of the media library; nothing is rendered while it is missing. */
  picture: Media | number | null | undefined
  /** The width of the image on the page, as in the `sizes` of an `<img>`. */
  sizes: string
  /** Whether the image is visible at once, and so is loaded eagerly instead of lazily. */
  priority?: boolean
  className?: string
}

/** A responsive image of the media library with reserved space. */
export function Picture({ picture, sizes, priority, className }: Props) {
  const sources = picture && typeof picture === 'object' ? pictureAttributes(picture) : null
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

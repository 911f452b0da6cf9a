import type { Media } from '@/payload-types'
import { pictureSources } from '@/src/domain/look/picture'

type Props = {
  /** From the media library; nothing is shown as long as it is not there. */
  picture: Media | number | null | undefined
  /** How wide it stands on the page, as in the `sizes` of an `<img>`. */
  sizes: string
  /** In the first screen: fetched at once instead of when scrolled to. */
  priority?: boolean
  className?: string
}

/** A picture of the media library in the width that fits; its size is known before it has come. */
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

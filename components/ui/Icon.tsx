import type { IconNode } from 'lucide'
import { classNames } from './classNames'
import styles from './Icon.module.css'

type Props = {
  /** A Lucide icon: `import { MapPin } from 'lucide'`. */
  icon: IconNode
  /** The size in rem, so that the icon scales with the text. */
  size?: number
  className?: string
}

/** A decorative icon beside a text. Sends no JavaScript. */
export function Icon({ icon, size = 1.25, className }: Props) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={classNames(styles.icon, className)}
      style={{ width: `${size}rem`, height: `${size}rem` }}
      // One element for React instead of one for each stroke: a list renders dozens of icons.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup is from lucide, not users.
      dangerouslySetInnerHTML={{ __html: icon.map(shapeToMarkup).join('') }}
    />
  )
}

function shapeToMarkup([tag, attributes]: IconNode[number]) {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<${tag}${written.join('')}/>`
}

import type { IconNode } from 'lucide'
import { createElement } from 'react'

type Props = {
  /** A drawing of lucide: `import { MapPin } from 'lucide'`. */
  icon: IconNode
  /** In rem, so that it grows with the text. */
  size?: number
  className?: string
}

/** A decorative icon: the words beside it carry the meaning. Sends no JavaScript. */
export function Icon({ icon, size = 1.25, className }: Props) {
  return createElement(
    'svg',
    {
      'aria-hidden': true,
      className,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 1.5,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      style: { width: `${size}rem`, height: `${size}rem`, flex: 'none' },
    },
    ...icon.map(([tag, attributes]) => createElement(tag, attributes)),
  )
}

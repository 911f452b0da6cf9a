import { classNames } from '@/components/ui/classNames'
import type { LogoStyle } from '@/src/domain/look/logoStyle'
import styles from './ClientLogoList.module.css'

export type LoopLogo = {
  key: string
  image: { src: string; alt: string; width: number | undefined; height: number | undefined }
  style?: LogoStyle
  /** The URL of the client's own site. */
  href?: string
}

type Props = {
  logos: readonly LoopLogo[]
  /** Text for links that open a new tab. */
  newTab: string
  /** Whether the list is a visual copy, which screen readers ignore. */
  isCopy?: boolean
}

export function ClientLogoList({ logos, newTab, isCopy }: Props) {
  return (
    <ul className={`plain-list ${styles.logos}`} aria-hidden={isCopy}>
      {logos.map(({ key, image, style, href }) => (
        <li key={key} className={classNames(style && styles[style])}>
          {href ? (
            <a
              href={href}
              target="_blank"
              rel="noopener"
              tabIndex={isCopy ? -1 : undefined}
              draggable={false}
            >
              <LogoImage {...image} />
              <span className="visually-hidden"> {newTab}</span>
            </a>
          ) : (
            <LogoImage {...image} />
          )}
        </li>
      ))}
    </ul>
  )
}

function LogoImage({ alt, ...image }: LoopLogo['image']) {
  return (
    // biome-ignore lint/performance/noImgElement: logos are small drawings, which nothing makes lighter.
    <img {...image} alt={alt} loading="lazy" decoding="async" draggable={false} />
  )
}

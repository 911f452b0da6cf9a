import type { PictureAttributes } from '@/src/domain/look/picture'
import styles from './Wordmark.module.css'

type Props = { name: string; logo?: PictureAttributes | null }

/** The firm's logo; without one, its name beside the default mark. */
export function Wordmark({ name, logo }: Props) {
  if (logo) {
    const { src, width, height } = logo
    // biome-ignore lint/performance/noImgElement: the file as it is, an SVG most often
    return <img alt={name} className={styles.logo} height={height} src={src} width={width} />
  }
  return (
    <span className={styles.wordmark}>
      <svg aria-hidden="true" viewBox="0 0 20 24" className={styles.mark}>
        <path d="M0 2h20M0 22h20" />
        <path className={styles.lit} d="M0 12h13" />
      </svg>
      <span>{name}</span>
    </span>
  )
}

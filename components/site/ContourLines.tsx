import { CONTOUR_BACKGROUND_SIZE, computeContourPaths } from '@/src/domain/look/computeContourPaths'
import styles from './ContourLines.module.css'

type Props = {
  /** The seed of the random pattern; each seed results in another one. */
  seed: number
  className?: string
}

/** The decorative contour lines. */
export function ContourLines({ seed, className }: Props) {
  const { width, height } = CONTOUR_BACKGROUND_SIZE
  const { quiet, lit } = computeContourPaths(seed)
  return (
    <svg
      aria-hidden="true"
      className={`${styles.field} ${className ?? ''}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMid slice"
    >
      <path d={quiet} />
      <path d={lit} className={styles.lit} />
    </svg>
  )
}

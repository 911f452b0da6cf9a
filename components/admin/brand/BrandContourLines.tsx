import { CONTOUR_BACKGROUND_SIZE, computeContourPaths } from '@/src/domain/look/computeContourPaths'
import styles from './Brand.module.css'

const { width, height } = CONTOUR_BACKGROUND_SIZE
const { quiet, lit } = computeContourPaths(3)

/** Decorative contour lines behind the firm's name. */
export function BrandContourLines() {
  return (
    <svg
      aria-hidden="true"
      className={styles.field}
      preserveAspectRatio="xMaxYMid slice"
      viewBox={`0 0 ${width} ${height}`}
    >
      <path d={quiet} />
      <path className={styles.lit} d={lit} />
    </svg>
  )
}

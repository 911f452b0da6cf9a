import { CONTOUR_FIELD_SIZE, contourField } from '@/src/domain/look/contourField'
import styles from './Brand.module.css'

const { width, height } = CONTOUR_FIELD_SIZE
const { quiet, lit } = contourField(3)

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

import styles from './LineField.module.css'

const LINES = 15
const STEPS = 9
const WIDTH = 640
const HEIGHT = 400

type Props = {
  /** Another number, another drawing of the same family. */
  seed: number
  className?: string
}

/** The house drawing: a field of flowing contours, one of them lit. Decoration only. */
export function LineField({ seed, className }: Props) {
  const lit = 4 + (seed % 7)
  return (
    <svg
      aria-hidden="true"
      className={`${styles.field} ${className ?? ''}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMaxYMid slice"
    >
      {Array.from({ length: LINES }, (_, line) => line).map((line) => (
        <path
          key={line}
          d={contour(line, seed)}
          className={line === lit ? styles.lit : undefined}
        />
      ))}
    </svg>
  )
}

function contour(line: number, seed: number) {
  const points = Array.from({ length: STEPS }, (_, step) => {
    const x = (step / (STEPS - 1)) * WIDTH
    const drift = step / (STEPS - 1)
    const swell =
      Math.sin(drift * 5.2 + seed + line * 0.16) * 46 * drift +
      Math.sin(drift * 2.1 + seed * 1.7 - line * 0.09) * 38
    return [Math.round(x), Math.round(40 + line * 22 + swell)] as const
  })
  return points.map(([x, y], step) => bend(x, y, points[step + 1])).join('')
}

// Bends at each point towards the middle of the way to the next one: no corner, no step.
function bend(x: number, y: number, next: readonly [number, number] | undefined) {
  if (x === 0) return `M${x} ${y}`
  if (!next) return `T${x} ${y}`
  return `Q${x} ${y} ${Math.round((x + next[0]) / 2)} ${Math.round((y + next[1]) / 2)}`
}

const CONTOUR_LINE_COUNT = 15
const SAMPLES_PER_LINE = 9

export const CONTOUR_BACKGROUND_SIZE = { width: 640, height: 400 } as const

/** SVG path data: all normal lines together, and the highlighted line. */
export type ContourSvgPaths = { quiet: string; lit: string }

/**
 * The decorative background of the site: flowing contour lines, one of them highlighted. Each seed
 * gives another pattern.
 */
export function computeContourPaths(seed: number): ContourSvgPaths {
  const contours = Array.from({ length: CONTOUR_LINE_COUNT }, (_, line) =>
    contourLinePath(line, seed),
  )
  const [lit = ''] = contours.splice(4 + (seed % 7), 1)
  return { quiet: contours.join(''), lit }
}

function contourLinePath(line: number, seed: number) {
  const points = Array.from({ length: SAMPLES_PER_LINE }, (_, step) => {
    const drift = step / (SAMPLES_PER_LINE - 1)
    const swell =
      Math.sin(drift * 5.2 + seed + line * 0.16) * 46 * drift +
      Math.sin(drift * 2.1 + seed * 1.7 - line * 0.09) * 38
    const x = Math.round(drift * CONTOUR_BACKGROUND_SIZE.width)
    return [x, Math.round(40 + line * 22 + swell)] as const
  })
  return points.map(([x, y], step) => curveSegment(x, y, points[step + 1])).join('')
}

// A curve from midpoint to midpoint, so that the line has no corners.
function curveSegment(x: number, y: number, next: readonly [number, number] | undefined) {
  if (x === 0) return `M${x} ${y}`
  if (!next) return `T${x} ${y}`
  return `Q${x} ${y} ${Math.round((x + next[0]) / 2)} ${Math.round((y + next[1]) / 2)}`
}

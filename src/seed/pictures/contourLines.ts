import { contours } from 'd3-contour'
import { type Point, SHEET } from './plane'

const CELL = 10
const MARGIN = 60
const COLUMNS = (SHEET.width + 2 * MARGIN) / CELL
const ROWS = (SHEET.height + 2 * MARGIN) / CELL

export type Contour = { level: number; outline: Point[] }

/** The lines of equal height of a surface, as closed outlines that may run off the sheet. */
export function contourLines(
  height: (x: number, y: number) => number,
  levels: readonly number[],
): Contour[] {
  const heights = Array.from({ length: COLUMNS * ROWS }, (_, cell) =>
    height((cell % COLUMNS) * CELL - MARGIN, Math.floor(cell / COLUMNS) * CELL - MARGIN),
  )
  const trace = contours().size([COLUMNS, ROWS])
  return levels.flatMap((level) =>
    trace
      .contour(heights, level)
      .coordinates.flat()
      .map((ring) => ({ level, outline: onSheet(ring) })),
  )
}

function onSheet(ring: readonly number[][]): Point[] {
  return ring
    .slice(1)
    .map(([x = 0, y = 0]): Point => [(x - 0.5) * CELL - MARGIN, (y - 0.5) * CELL - MARGIN])
}

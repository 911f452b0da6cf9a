import { distance, type Point, SHEET } from './plane'
import type { SeededRandom } from './seededRandom'

const STEP = 7
const MARGIN = 30
const SHORTEST = 24

export type Field = (point: Point) => Point

/**
 * Evenly spaced lines along a flow (Jobard and Lefer, 1997, with random starts): a line ends
 * where it would come closer to another than 0.6 of the spacing.
 */
export function streamlines(field: Field, spacing: number, random: SeededRandom): Point[][] {
  const drawn = new Neighbourhood(spacing)
  const lines: Point[][] = []
  for (let attempt = 0; attempt < 2600; attempt++) {
    const start: Point = [
      random.between(-MARGIN, SHEET.width + MARGIN),
      random.between(-MARGIN, SHEET.height + MARGIN),
    ]
    if (drawn.isNear(start, spacing)) continue
    const clear = (point: Point) => isOnSheet(point) && !drawn.isNear(point, spacing * 0.6)
    const path = [
      ...follow(field, start, -STEP, clear).reverse(),
      start,
      ...follow(field, start, STEP, clear),
    ]
    if (path.length < SHORTEST) continue
    for (const point of path) drawn.add(point)
    lines.push(path)
  }
  return lines
}

function follow(
  field: Field,
  start: Point,
  step: number,
  clear: (point: Point) => boolean,
): Point[] {
  const path: Point[] = []
  let [x, y] = start
  while (path.length < 400) {
    const [flowX, flowY] = field([x, y])
    const speed = Math.hypot(flowX, flowY) || 1
    x += (flowX / speed) * step
    y += (flowY / speed) * step
    if (!clear([x, y])) break
    path.push([x, y])
  }
  return path
}

const isOnSheet = ([x, y]: Point) =>
  x > -MARGIN && y > -MARGIN && x < SHEET.width + MARGIN && y < SHEET.height + MARGIN

class Neighbourhood {
  private readonly cells = new Map<string, Point[]>()

  constructor(private readonly size: number) {}

  add(point: Point) {
    const key = this.keyOf(point, 0, 0)
    this.cells.set(key, [...(this.cells.get(key) ?? []), point])
  }

  isNear(point: Point, radius: number): boolean {
    return [-1, 0, 1].some((column) =>
      [-1, 0, 1].some((row) =>
        (this.cells.get(this.keyOf(point, column, row)) ?? []).some(
          (other) => distance(other, point) < radius,
        ),
      ),
    )
  }

  private keyOf([x, y]: Point, column: number, row: number) {
    return `${Math.floor(x / this.size) + column}:${Math.floor(y / this.size) + row}`
  }
}

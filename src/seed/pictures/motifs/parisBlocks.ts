import { hatch } from '../hatching'
import { type Mark, stroke } from '../mark'
import { between, degrees, type Point, ranks, TURN } from '../plane'
import type { SeededRandom } from '../seededRandom'
import { polygon } from '../svgPath'
import { type Bounds, voronoiCells } from '../voronoiCells'

export const CENTRE: Point = [810, 500]
export const [RADIUS_X, RADIUS_Y] = [630, 420]
const BOUNDS: Bounds = [
  CENTRE[0] - RADIUS_X * 1.3,
  CENTRE[1] - RADIUS_Y * 1.3,
  CENTRE[0] + RADIUS_X * 1.3,
  CENTRE[1] + RADIUS_Y * 1.3,
]

export function parisBlocks(random: SeededRandom): Mark[] {
  const cells = relaxedCells(random)
  const outlines = cells.map(({ corners, seed }) =>
    corners.map((corner) => between(seed, corner, 0.87)),
  )
  const built = outlines.filter((outline) => outline.every((corner) => isInTown(corner, 0.995)))
  return [
    stroke(
      'soft',
      'hair',
      built.flatMap((outline, rank) =>
        rank % 3 !== 0
          ? []
          : hatch(outline, degrees(random.between(0, 180)), random.between(8, 13)),
      ),
    ),
    stroke('ink', 'hair', built.map(polygon)),
  ]
}

/** Blocks are small in the middle of the town and grow towards the ring. */
function relaxedCells(random: SeededRandom) {
  let seeds = ranks(400).map((): Point => {
    const reach = 1.16 * random.next() ** 0.6
    const angle = random.between(0, TURN)
    return [
      CENTRE[0] + RADIUS_X * reach * Math.cos(angle),
      CENTRE[1] + RADIUS_Y * reach * Math.sin(angle),
    ]
  })
  let cells = voronoiCells(seeds, BOUNDS)
  for (let pass = 0; pass < 2; pass++) {
    seeds = cells.map(({ corners, seed }) => between(seed, average(corners), 0.8))
    cells = voronoiCells(seeds, BOUNDS)
  }
  return cells
}

const average = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
]

const isInTown = ([x, y]: Point, scale: number) =>
  ((x - CENTRE[0]) / RADIUS_X) ** 2 + ((y - CENTRE[1]) / RADIUS_Y) ** 2 < scale ** 2

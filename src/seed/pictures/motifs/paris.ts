import { hatch } from '../hatching'
import { type Mark, type Motif, stroke, surface } from '../mark'
import { band, parallel } from '../parallel'
import { between, degrees, distance, evenly, mix, type Point, polar, ranks, TURN } from '../plane'
import type { SeededRandom } from '../seededRandom'
import { circle, curve, ellipse, line, polygon } from '../svgPath'
import { type Bounds, voronoiCells } from '../voronoiCells'

const CENTRE: Point = [810, 500]
const [RADIUS_X, RADIUS_Y] = [630, 420]
const STARS: readonly Point[] = [
  [455, 375],
  [930, 330],
  [1190, 520],
  [860, 745],
]
const BOUNDS: Bounds = [
  CENTRE[0] - RADIUS_X * 1.3,
  CENTRE[1] - RADIUS_Y * 1.3,
  CENTRE[0] + RADIUS_X * 1.3,
  CENTRE[1] + RADIUS_Y * 1.3,
]

const seine: Point[] = evenly(0, 1, 44).map(
  (share): Point => [
    mix(-30, 1640, 1 - share),
    500 + 150 * Math.sin(share * 5.1 - 0.15) * (0.55 + 0.75 * share) + 150 * share,
  ],
)

/** A city inside its ring: blocks, avenues that meet in a star, and the river. */
export const paris: Motif = (random) => [
  ...ring(),
  ...blocks(random),
  ...avenues(),
  surface('ground', [polygon(band(seine, 30))]),
  stroke(
    'ink',
    'hair',
    [-24, -16, -8, 8, 16, 24].map((offset) => curve(parallel(seine, offset))),
  ),
  stroke('accent', 'bold', [curve(seine)]),
  ...islands(),
]

function ring(): Mark[] {
  const turns = evenly(1.08, 1.9, 13).map((scale) =>
    ellipse(CENTRE, RADIUS_X * scale, RADIUS_Y * scale),
  )
  return [
    stroke('faint', 'hair', turns),
    surface('ground', [ellipse(CENTRE, RADIUS_X * 1.06, RADIUS_Y * 1.06)]),
    stroke(
      'ink',
      'fine',
      [1.03, 1.055].map((scale) => ellipse(CENTRE, RADIUS_X * scale, RADIUS_Y * scale)),
    ),
  ]
}

function blocks(random: SeededRandom): Mark[] {
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
          : hatch(outline, degrees(random.between(0, 180)), random.between(6, 11)),
      ),
    ),
    stroke('ink', 'hair', built.map(polygon)),
  ]
}

/** Blocks are small in the middle of the town and grow towards the ring. */
function relaxedCells(random: SeededRandom) {
  let seeds = ranks(560).map((): Point => {
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

function avenues(): Mark[] {
  const boulevards = STARS.flatMap((from, rank) => STARS.slice(rank + 1).map((to) => [from, to]))
  const rays = STARS.flatMap((star, rank) =>
    ranks(10 - rank).map((ray) => {
      const angle = (ray / (10 - rank)) * TURN + rank
      return [star, polar(star, 78 + ((ray * 37) % 50), angle)]
    }),
  )
  return [
    surface(
      'ground',
      [...boulevards, ...rays].map((street) => polygon(band(street, 7))),
    ),
    stroke(
      'ink',
      'hair',
      boulevards.flatMap((street) => [line(parallel(street, -2)), line(parallel(street, 2))]),
    ),
    stroke('ink', 'hair', rays.map(line)),
    surface(
      'ground',
      STARS.map((star) => circle(star, 19)),
    ),
    stroke(
      'ink',
      'medium',
      STARS.flatMap((star) => [circle(star, 19), circle(star, 9)]),
    ),
  ]
}

function islands(): Mark[] {
  return [0.43, 0.4].flatMap((share) => {
    const rank = Math.round(share * (seine.length - 1))
    const from = seine[rank] ?? CENTRE
    const to = seine[rank + 1] ?? CENTRE
    if (distance(from, to) === 0) return []
    const outline = band(
      [between(from, to, 0.05), between(from, to, 0.5), between(from, to, 0.95)],
      13,
    )
    return [
      surface('ground', [polygon(outline)]),
      stroke('ink', 'fine', [polygon(outline), ...hatch(outline, 1, 7)]),
    ]
  })
}

import { hatch } from '../hatching'
import { type Mark, type Motif, stroke, surface } from '../mark'
import { band, parallel } from '../parallel'
import { between, distance, evenly, mix, type Point, polar, ranks, TURN } from '../plane'
import { circle, curve, ellipse, line, polygon } from '../svgPath'
import { CENTRE, parisBlocks, RADIUS_X, RADIUS_Y } from './parisBlocks'

const STARS: readonly Point[] = [
  [455, 375],
  [930, 330],
  [1190, 520],
  [860, 745],
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
  ...parisBlocks(random),
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

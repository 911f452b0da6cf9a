import { hatch } from '../hatching'
import { type Mark, type Motif, stroke, surface } from '../mark'
import { band, parallel } from '../parallel'
import { degrees, evenly, mix, type Point, ranks, TURN } from '../plane'
import type { SeededRandom } from '../seededRandom'
import { circle, curve, polygon } from '../svgPath'

const ARM = 108

const axisAt = (x: number) => 560 + 46 * Math.sin(x / 330) - 0.05 * (x - 800)
const islandAt = (x: number) =>
  x < 250 || x > 1450 ? 0 : 70 * (1 - Math.cos(((x - 250) / 1200) * TURN))
const along = (from: number, to: number, amount: number, y: (x: number) => number): Point[] =>
  evenly(from, to, amount).map((x): Point => [x, y(x)])

const erdre = along(0, 1, 24, (share) => share).map(
  ([share]): Point => [830 + 110 * Math.sin(share * 4.2) - 120 * share, mix(-20, 470, share)],
)

/** The Loire dividing around its island, the Erdre coming down to it. */
export const nantes: Motif = (random) => [
  ...bank(random, -1),
  ...bank(random, 1),
  surface('ground', [polygon(band(erdre, 34))]),
  stroke(
    'soft',
    'hair',
    [-18, -6, 6, 18].map((offset) => curve(parallel(erdre, offset))),
  ),
  stroke(
    'ink',
    'fine',
    [-30, 30].map((offset) => curve(parallel(erdre, offset))),
  ),
  surface('ground', [polygon([...shore(-1, ARM), ...shore(1, ARM).reverse()])]),
  ...[-1, 1].flatMap((side) => current(side)),
  ...island(random),
  stroke('accent', 'bold', [curve(shore(-1, ARM * 0.52))]),
]

const shore = (side: number, away: number) =>
  along(-20, 1620, 84, (x) => axisAt(x) + side * (islandAt(x) + away))

function current(side: number): Mark[] {
  const lines = evenly(6, ARM - 10, 10).map((away) => curve(shore(side, away)))
  return [stroke('soft', 'hair', lines), stroke('ink', 'medium', [curve(shore(side, ARM))])]
}

function island(random: SeededRandom): Mark[] {
  const columns = evenly(440, 1270, 18)
  const parcels = columns.slice(0, -1).flatMap((left, rank) => {
    const right = (columns[rank + 1] ?? left) - 9
    return [-1, 0, 1].map((row): Point[] => {
      const edge = (x: number, share: number) => axisAt(x) + Math.max(0, islandAt(x) - 12) * share
      const [top, bottom] = [row * 0.64 - 0.3, row * 0.64 + 0.3]
      return [
        [left, edge(left, top)],
        [right, edge(right, top)],
        [right, edge(right, bottom)],
        [left, edge(left, bottom)],
      ]
    })
  })
  const rings = ranks(9).map(
    (rank): Point => [430 + rank * 34, axisAt(430 + rank * 34) - islandAt(430 + rank * 34) - 2],
  )
  return [
    stroke(
      'ink',
      'hair',
      parcels.flatMap((parcel) =>
        hatch(parcel, degrees(random.between(60, 120)), random.between(6, 12)),
      ),
    ),
    stroke('ink', 'fine', parcels.map(polygon)),
    surface(
      'ground',
      rings.map((point) => circle(point, 8)),
    ),
    stroke(
      'ink',
      'medium',
      rings.map((point) => circle(point, 8)),
    ),
  ]
}

/** Quays built along the water, and the lines of the land behind them. */
function bank(random: SeededRandom, side: number): Mark[] {
  const at = (x: number, away: number) => axisAt(x) + side * (islandAt(x) + away)
  const blocks = plots(random).map(([from, to]): Point[] => [
    ...along(from, to, 5, (x) => at(x, ARM + 20)),
    ...along(to, from, 5, (x) => at(x, ARM + 62)),
  ])
  const land = ranks(26).map((rank) => curve(shore(side, ARM + 84 + 13 * rank ** 1.18)))
  return [
    stroke(
      'soft',
      'hair',
      land.filter((_, rank) => rank % 5 !== 4),
    ),
    stroke(
      'ink',
      'hair',
      land.filter((_, rank) => rank % 5 === 4),
    ),
    stroke(
      'soft',
      'hair',
      blocks.flatMap((block) => (random.next() < 0.6 ? hatch(block, degrees(70), 7) : [])),
    ),
    stroke('ink', 'hair', blocks.map(polygon)),
  ]
}

function plots(random: SeededRandom): [number, number][] {
  const found: [number, number][] = []
  let from = random.between(-120, -20)
  while (from < 1620) {
    const to = from + random.between(50, 150)
    found.push([from, to])
    from = to + 11
  }
  return found
}

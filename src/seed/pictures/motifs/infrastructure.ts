import { type Mark, type Motif, stroke, surface } from '../mark'
import { evenly, mix, type Point, SHEET } from '../plane'
import { line, polygon } from '../svgPath'

const PYLONS = [
  { x: 1395, height: 170 },
  { x: 1165, height: 262 },
  { x: 820, height: 392 },
  { x: 300, height: 590 },
] as const
const WATER = 742

const deckAt = (x: number) => mix(690, 588, (x + 20) / 1640)

/** A stayed bridge running to the horizon: weight carried by many fine lines. */
export const infrastructure: Motif = (random) => {
  const ripples = evenly(0, 1, 26).flatMap((share) => {
    const y = WATER + 4 + 262 * share ** 1.35
    const start = random.between(-200, 260)
    const length = random.between(500, 1500)
    return [
      line([
        [start, y],
        [start + length, y],
      ]),
      line([
        [start + length + 60, y],
        [SHEET.width + 10, y],
      ]),
    ]
  })
  return [
    stroke('soft', 'hair', ripples),
    stroke('ink', 'fine', [
      line([
        [-10, WATER],
        [SHEET.width + 10, WATER],
      ]),
    ]),
    ...PYLONS.flatMap((pylon, rank) =>
      span(pylon.x, pylon.height, PYLONS[rank + 1]?.x, PYLONS[rank - 1]?.x),
    ),
    ...deck(),
  ]
}

function span(x: number, height: number, nearer = -420, farther = 1560): Mark[] {
  const foot = deckAt(x)
  const half = height / 44
  const stays = evenly(0.06, 1, 26).flatMap((share) => {
    const anchor: Point = [x, foot - height * mix(0.42, 0.97, share)]
    return [nearer, farther].map((next) => {
      const deckX = mix(x, mix(x, next, 0.485), share)
      return line([anchor, [deckX, deckAt(deckX)]])
    })
  })
  const mast: Point[] = [
    [x - half * 0.5, foot - height],
    [x + half * 0.5, foot - height],
    [x + half * 1.5, WATER + height * 0.16],
    [x - half * 1.5, WATER + height * 0.16],
  ]
  const reflection = evenly(0.24, 0.52, 7).map((share) => {
    const y = WATER + height * share
    return line([
      [x - half * 3, y],
      [x + half * 3, y],
    ])
  })
  return [
    stroke('ink', 'hair', stays),
    surface('ground', [polygon(mast)]),
    stroke('ink', 'medium', [polygon(mast)]),
    stroke('ink', 'hair', reflection),
  ]
}

function deck(): Mark[] {
  const edge = (drop: number): Point[] => [
    [-20, deckAt(-20) + drop * 1.5],
    [1620, deckAt(1620) + drop * 0.35],
  ]
  return [
    surface('ground', [polygon([...edge(0), ...edge(22).reverse()])]),
    stroke('ink', 'fine', [line(edge(22)), line(edge(12))]),
    stroke('accent', 'bold', [line(edge(0))]),
  ]
}

import { hatch } from '../hatching'
import { type Mark, type Motif, stroke, surface } from '../mark'
import { degrees, evenly, mix, type Point, polar, ranks } from '../plane'
import type { SeededRandom } from '../seededRandom'
import { arc, polygon } from '../svgPath'

const FOCUS: Point = [1430, 470]
const [INNER_BANK, QUAY] = [430, 580]
const [FIRST_ANGLE, LAST_ANGLE] = [degrees(62), degrees(298)]

/** The crescent of the river, streets that follow it, vineyards on the other bank. */
export const bordeaux: Motif = (random) => [
  ...vineyards(random),
  surface('ground', [sector(INNER_BANK - 12, QUAY + 20)]),
  stroke('soft', 'hair', evenly(INNER_BANK + 14, QUAY - 16, 9).map(sweep)),
  stroke('ink', 'fine', [sweep(INNER_BANK), sweep(INNER_BANK - 9)]),
  ...town(random),
  stroke('accent', 'bold', [sweep(QUAY)]),
]

const sweep = (radius: number) => arc(FOCUS, radius, FIRST_ANGLE, LAST_ANGLE)

const sector = (from: number, to: number) =>
  polygon([
    ...rim(from, FIRST_ANGLE, LAST_ANGLE, 90),
    ...rim(to, FIRST_ANGLE, LAST_ANGLE, 90).reverse(),
  ])

const rim = (radius: number, from: number, to: number, amount: number) =>
  evenly(from, to, amount).map((angle) => polar(FOCUS, radius, angle))

function town(random: SeededRandom): Mark[] {
  const outlines = rows(random).flatMap(({ from, to }) => plots(from, to, random))
  const squares = new Set([9, 62])
  return [
    stroke(
      'soft',
      'hair',
      outlines.flatMap((outline, rank) =>
        squares.has(rank) || random.next() < 0.5
          ? []
          : hatch(outline, degrees(random.next() < 0.5 ? 20 : 110), random.between(8, 15)),
      ),
    ),
    stroke('ink', 'hair', outlines.filter((_, rank) => !squares.has(rank)).map(polygon)),
    stroke('ink', 'medium', outlines.slice(0, 16).map(polygon)),
  ]
}

function rows(random: SeededRandom) {
  const found: { from: number; to: number }[] = []
  let from = QUAY + 26
  while (from < 1640) {
    const to = from + random.between(54, 98)
    found.push({ from, to })
    from = to + (found.length % 4 === 0 ? 22 : 9)
  }
  return found
}

function plots(from: number, to: number, random: SeededRandom): Point[][] {
  const found: Point[][] = []
  let start = FIRST_ANGLE
  while (start < LAST_ANGLE) {
    const end = start + random.between(66, 160) / from
    const gap = 9 / from
    found.push([...rim(from, start, end - gap, 4), ...rim(to, start, end - gap, 4).reverse()])
    start = end
  }
  return found.filter((outline) => outline.some(([x, y]) => x > -20 && y > -40 && y < 1040))
}

/** Parcels of vines, each with its own direction of rows. */
function vineyards(random: SeededRandom): Mark[] {
  const parcels = ranks(5).flatMap((row) =>
    ranks(4).map((column): Point[] => {
      const [left, top] = [mix(980, 1640, column / 4), mix(40, 960, row / 5)]
      const [right, bottom] = [left + 152, top + 170]
      const skew = 26 * Math.sin(row * 2 + column)
      return [
        [left, top + skew],
        [right, top - skew * 0.4],
        [right, bottom - skew * 0.4],
        [left, bottom + skew],
      ]
    }),
  )
  return [
    stroke(
      'faint',
      'fine',
      parcels.flatMap((parcel) => hatch(parcel, degrees(random.between(-50, 50)), 11)),
    ),
  ]
}

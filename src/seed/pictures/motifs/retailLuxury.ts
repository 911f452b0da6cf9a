import { hatch } from '../hatching'
import { type Mark, type Motif, stroke, surface } from '../mark'
import { degrees, evenly, type Point, polar, ranks } from '../plane'
import { curve, polygon } from '../svgPath'

const CENTRE: Point = [800, 500]
const GIRDLE = 425
const LIGHT = degrees(-128)

/** A brilliant cut seen from above, on pleated silk. */
export const retailLuxury: Motif = (random) => {
  const table = ranks(8).map((rank) => polar(CENTRE, GIRDLE * 0.52, degrees(rank * 45 + 22.5)))
  return [
    ...pleats(),
    surface('ground', [polygon(ranks(16).map((rank) => girdle(rank / 2)))]),
    ...facets().flatMap((outline) => facet(outline, random.between(0.75, 1.35))),
    surface('ground', [polygon(table)]),
    ...reflections(),
    stroke('ink', 'medium', [polygon(table), polygon(ranks(16).map((rank) => girdle(rank / 2)))]),
    ...accentFacet(),
  ]
}

const tableCorner = (rank: number) => polar(CENTRE, GIRDLE * 0.52, degrees(rank * 45 + 22.5))
const starTip = (rank: number) => polar(CENTRE, GIRDLE * 0.7, degrees(rank * 45 + 45))
const girdle = (rank: number) => polar(CENTRE, GIRDLE, degrees(rank * 45 + 22.5))

function facets(): Point[][] {
  return ranks(8).flatMap((rank) => [
    [tableCorner(rank), tableCorner(rank + 1), starTip(rank)],
    [tableCorner(rank), starTip(rank), girdle(rank), starTip(rank - 1)],
    [starTip(rank), girdle(rank), girdle(rank + 0.5)],
    [starTip(rank), girdle(rank + 0.5), girdle(rank + 1)],
  ])
}

/** The farther a facet looks from the light, the closer its strokes. */
function facet(outline: Point[], sparkle: number): Mark[] {
  const [x, y] = middle(outline)
  const facing = Math.atan2(y - CENTRE[1], x - CENTRE[0])
  const brightness = (1 + Math.cos(facing - LIGHT)) / 2
  const spacing = (4.5 + 17 * brightness ** 1.5) * sparkle
  return [
    stroke('ink', 'hair', hatch(outline, facing + degrees(outline.length === 4 ? 0 : 90), spacing)),
    stroke('ink', 'fine', [polygon(outline)]),
  ]
}

function reflections(): Mark[] {
  return ranks(8).flatMap((rank) => {
    const inner = polar(CENTRE, GIRDLE * 0.2, degrees(rank * 45))
    const next = polar(CENTRE, GIRDLE * 0.2, degrees(rank * 45 + 45))
    const outline = [inner, tableCorner(rank), next]
    const spacing = rank % 2 === 0 ? 8 : 20
    return [
      stroke('soft', 'hair', hatch(outline, degrees(rank * 45 + 22.5), spacing)),
      stroke('soft', 'fine', [polygon(outline)]),
    ]
  })
}

function accentFacet(): Mark[] {
  const outline = [tableCorner(6), starTip(6), girdle(6), starTip(5)]
  return [
    surface('ground', [polygon(outline)]),
    stroke('accent', 'fine', hatch(outline, degrees(6 * 45 + 22.5), 9)),
    stroke('accent', 'bold', [polygon(outline)]),
  ]
}

function pleats(): Mark[] {
  const folds = evenly(-40, 1640, 116).map((x, rank) => {
    const fold = Math.sin(rank * 0.42) * 10
    return curve(
      evenly(-20, 1020, 12).map((y): Point => [x + fold + 22 * Math.sin(y / 260 + rank * 0.05), y]),
    )
  })
  return [stroke('faint', 'hair', folds)]
}

function middle(outline: readonly Point[]): Point {
  const sum = outline.reduce<Point>(([sumX, sumY], [x, y]) => [sumX + x, sumY + y], [0, 0])
  return [sum[0] / outline.length, sum[1] / outline.length]
}

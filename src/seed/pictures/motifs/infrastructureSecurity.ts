import { type Motif, stroke, surface } from '../mark'
import { evenly, type Point, ranks, SHEET } from '../plane'
import { circle, closedCurve, line, polygon } from '../svgPath'

const CENTRE: Point = [800, 490]
const SPACING = 46

/** A dense lattice that keeps clear of what it protects. */
export const infrastructureSecurity: Motif = (random) => {
  const echoes = evenly(1.12, 1.62, 6).map((scale) => polygon(shield(scale)))
  const nodes = latticeNodes().filter((node) => !isInside(node, 1.16) && random.next() < 0.16)
  return [
    stroke(
      'soft',
      'hair',
      [0, 60, 120].flatMap((angle) => latticeLines((angle * Math.PI) / 180)),
    ),
    surface('ground', [polygon(shield(1.14))]),
    surface(
      'ink',
      nodes.map((node) => circle(node, random.between(2.5, 6))),
    ),
    stroke('ink', 'fine', echoes.slice(0, 1)),
    stroke(
      'ink',
      'hair',
      evenly(0.3, 0.9, 11).map((scale) => polygon(shield(scale))),
    ),
    stroke('accent', 'bold', [polygon(shield(1))]),
    surface('accent', [closedCurve(ranks(12).map((rank): Point => onCircle(rank / 12)))]),
  ]
}

const onCircle = (share: number): Point => [
  CENTRE[0] + 15 * Math.cos(share * 2 * Math.PI),
  CENTRE[1] - 20 + 15 * Math.sin(share * 2 * Math.PI),
]

/** The outline of a shield: straight shoulders, flanks that meet in a point. */
function shield(scale: number): Point[] {
  const flank = evenly(0, 1, 26).map(
    (share): Point => [250 * (1 - share ** 2.6) ** 0.8, -210 + 560 * share],
  )
  const right: Point[] = [[0, -300], [120, -262], [250, -250], ...flank]
  const left = right
    .slice(1)
    .reverse()
    .map(([x, y]): Point => [-x, y])
  return [...right, ...left].map(
    ([x, y]): Point => [CENTRE[0] + x * scale, CENTRE[1] - 20 + y * scale],
  )
}

function isInside([x, y]: Point, scale: number): boolean {
  const outline = shield(scale)
  return outline.reduce((inside, [ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length] ?? [ax, ay]
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax
    return crosses ? !inside : inside
  }, false)
}

function latticeLines(angle: number): string[] {
  const [alongX, alongY] = [Math.cos(angle), Math.sin(angle)]
  const reach = 1100
  return ranks(51).map((rank) => {
    const offset = (rank - 25) * SPACING
    const [x, y]: Point = [CENTRE[0] - alongY * offset, CENTRE[1] + alongX * offset]
    return line([
      [x - alongX * reach, y - alongY * reach],
      [x + alongX * reach, y + alongY * reach],
    ])
  })
}

function latticeNodes(): Point[] {
  const step = (2 * SPACING) / Math.sqrt(3)
  return ranks(45)
    .flatMap((row) =>
      ranks(61).map(
        (column): Point => [
          CENTRE[0] + (column - 30 + (row % 2) / 2 - 0) * step,
          CENTRE[1] + (row - 22) * SPACING,
        ],
      ),
    )
    .filter(([x, y]) => x > -10 && y > -10 && x < SHEET.width + 10 && y < SHEET.height + 10)
}

import { createNoise2D } from 'simplex-noise'
import { hatch } from '../hatching'
import { type Isometry, isometric } from '../isometric'
import { type Mark, type Motif, stroke, surface } from '../mark'
import { degrees, type Point, ranks } from '../plane'
import { line, polygon } from '../svgPath'

const SIDE = 7
const LIFTED = { x: 3, y: 3, floor: 4.7, height: 0.9 } as const

/** Modules on one grid, and the one that is just being set in place. */
export const applications: Motif = (random) => {
  const project = isometric([800, 300], 98)
  const noise = createNoise2D(random.next)
  const heightOf = (x: number, y: number) => {
    const near = 1 - Math.hypot(x - 3, y - 3) / 4.6
    const height = near * 2.6 + noise(x * 0.6, y * 0.6) * 1.1 + random.between(-0.3, 0.3)
    return Math.round(Math.max(0, height) * 2) / 2
  }
  const cells = ranks(SIDE * SIDE).map((cell) => ({ x: cell % SIDE, y: Math.floor(cell / SIDE) }))
  const blocks = cells
    .sort((left, right) => left.x + left.y - (right.x + right.y))
    .flatMap(({ x, y }) => {
      const isSlot = x === LIFTED.x && y === LIFTED.y
      const height = isSlot ? 2 : heightOf(x, y)
      return height > 0 ? block(project, x, y, 0, height) : []
    })
  return [...floor(project), ...blocks, ...liftedBlock(project)]
}

function floor(project: Isometry): Mark[] {
  const lines = ranks(31).flatMap((rank) => {
    const at = rank - 12
    return [
      line([project(at, -14, 0), project(at, 20, 0)]),
      line([project(-14, at, 0), project(20, at, 0)]),
    ]
  })
  return [stroke('faint', 'hair', lines)]
}

function block(
  project: Isometry,
  x: number,
  y: number,
  floorLevel: number,
  height: number,
): Mark[] {
  const [near, far] = [0.06, 0.94]
  const top = floorLevel + height
  const corner = (dx: number, dy: number, z: number) => project(x + dx, y + dy, z)
  const roof = [
    corner(near, near, top),
    corner(far, near, top),
    corner(far, far, top),
    corner(near, far, top),
  ]
  const left: Point[] = [
    corner(near, far, top),
    corner(far, far, top),
    corner(far, far, floorLevel),
    corner(near, far, floorLevel),
  ]
  const right: Point[] = [
    corner(far, far, top),
    corner(far, near, top),
    corner(far, near, floorLevel),
    corner(far, far, floorLevel),
  ]
  return [
    surface('ground', [polygon(roof), polygon(left), polygon(right)]),
    stroke('ink', 'hair', hatch(left, degrees(90), 5)),
    stroke('soft', 'hair', hatch(right, degrees(-30), 9)),
    stroke('ink', 'fine', [polygon(roof), polygon(left), polygon(right)]),
  ]
}

function liftedBlock(project: Isometry): Mark[] {
  const { x, y, floor: from, height } = LIFTED
  const drops = [
    [0.06, 0.94],
    [0.94, 0.94],
    [0.94, 0.06],
  ].map(([dx = 0, dy = 0]) => line([project(x + dx, y + dy, from), project(x + dx, y + dy, 2)]))
  const body = block(project, x, y, from, height).map(
    (mark): Mark => (mark.tone === undefined ? mark : { ...mark, tone: 'accent' }),
  )
  return [stroke('accent', 'fine', drops, '3 9'), ...body]
}

import { type Mark, type Motif, stroke, surface } from '../mark'
import { evenly, mix, type Point, ranks, SHEET } from '../plane'
import { line, polygon } from '../svgPath'

const COLUMNS = 8
const FLOOR = 800

/** A colonnade that is also a chart, on the ruled paper of a ledger. */
export const banking: Motif = (random) => {
  const columns = ranks(COLUMNS).map((rank) => ({
    x: mix(270, 1330, rank / (COLUMNS - 1)),
    top: mix(610, 215, (rank / (COLUMNS - 1)) ** 1.15) + random.between(-14, 14),
  }))
  const tops = columns.flatMap(({ x, top }): Point[] => [
    [x - 76, top - 56],
    [x + 76, top - 56],
  ])
  const first = tops[0]?.[1] ?? 0
  const last = tops.at(-1)?.[1] ?? 0
  return [
    stroke(
      'faint',
      'hair',
      evenly(20, 980, 41).map((y) =>
        line([
          [-10, y],
          [SHEET.width + 10, y],
        ]),
      ),
    ),
    stroke('soft', 'hair', [
      line([
        [118, -10],
        [118, 1010],
      ]),
      line([
        [128, -10],
        [128, 1010],
      ]),
    ]),
    ...columns.flatMap(({ x, top }) => column(x, top)),
    ...ranks(4).flatMap((step) => slab(step)),
    stroke('accent', 'bold', [line([[-10, first], ...tops, [SHEET.width + 10, last]])]),
  ]
}

function column(x: number, top: number): Mark[] {
  const radius = 46
  const flutes = evenly(0.03, 0.97, 17).map((share) => {
    const dx = -radius * Math.cos(Math.PI * share)
    return line([
      [x + dx * 0.9, top],
      [x + dx, FLOOR],
    ])
  })
  const capital = [0, 1, 2].map((course): Point[] => {
    const half = 46 + course * 9
    const y = top - course * 12
    return [
      [x - half, y],
      [x + half, y],
      [x + half, y - 12],
      [x - half, y - 12],
    ]
  })
  const shaft: Point[] = [
    [x - radius * 0.9, top],
    [x + radius * 0.9, top],
    [x + radius, FLOOR],
    [x - radius, FLOOR],
  ]
  return [
    surface('ground', [polygon(shaft), ...capital.map(polygon)]),
    stroke('ink', 'hair', flutes),
    stroke('ink', 'fine', [polygon(shaft), ...capital.map(polygon)]),
  ]
}

function slab(step: number): Mark[] {
  const [left, right] = [170 - step * 56, 1430 + step * 56]
  const [top, bottom] = [FLOOR + step * 30, FLOOR + (step + 1) * 30]
  const outline: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
  const shade = evenly(top + 6, bottom - 6, 2 + step).map((y) =>
    line([
      [left, y],
      [right, y],
    ]),
  )
  return [
    surface('ground', [polygon(outline)]),
    stroke('soft', 'hair', shade),
    stroke('ink', 'fine', [polygon(outline)]),
  ]
}

import { type Motif, stroke, surface } from '../mark'
import { evenly, mix, type Point, SHEET } from '../plane'
import { circle, curve, line } from '../svgPath'

const SUN: Point = [1060, 350]
const SUN_RADIUS = 190

/** A hammock hung across the sheet, the evening sun behind it, still water below. */
export const wellBeing: Motif = (random) => {
  const curves = evenly(0, 1, 46).map((share) => hammock(share))
  const swell = evenly(0, 1, 15).map((share, rank) => {
    const y = 850 + 170 * share ** 1.2
    const phase = random.between(0, 6)
    return curve(
      evenly(-20, SHEET.width + 20, 30).map(
        (x): Point => [x, y + Math.sin(x / 130 + phase + rank) * (2 + 4 * share)],
      ),
    )
  })
  return [
    stroke('soft', 'hair', sunStripes()),
    stroke('ink', 'fine', [circle(SUN, SUN_RADIUS)]),
    stroke('soft', 'hair', swell),
    surface('ground', [
      `${curve(hammockPoints(0))}${curve([...hammockPoints(1)].reverse()).replace('M', 'L')}Z`,
    ]),
    stroke('ink', 'hair', curves),
    stroke(
      'ink',
      'medium',
      curves.filter((_, rank) => rank % 9 === 0),
    ),
    stroke('accent', 'bold', [hammock(0.62)]),
  ]
}

const hammock = (share: number) => curve(hammockPoints(share))

/** Both ends are gathered in a knot beyond the sheet, as the strings of a hammock are. */
function hammockPoints(share: number): Point[] {
  return evenly(-1, 1, 34).map((place): Point => {
    const x = mix(-60, 1660, (place + 1) / 2)
    const slack = Math.cosh(1.35) - Math.cosh(1.35 * place)
    const sag = mix(190, 560, share ** 0.9)
    const gather = mix(-26, 26, share) * (1 - Math.abs(place)) ** 0
    return [x, mix(210, 120, (place + 1) / 2) + gather + slack * sag]
  })
}

function sunStripes(): string[] {
  return evenly(-0.97, 0.97, 34).map((height) => {
    const half = SUN_RADIUS * Math.sqrt(1 - height ** 2)
    const y = SUN[1] + SUN_RADIUS * height
    return line([
      [SUN[0] - half, y],
      [SUN[0] + half, y],
    ])
  })
}

import { type Motif, stroke, surface } from '../mark'
import { bell, evenly, type Point, SHEET } from '../plane'
import { circle, curve } from '../svgPath'

const STRAY = 17

/** Of forty lines one has lost its way. */
export const notFound: Motif = () => {
  const row = (rank: number) => 60 + rank * 23
  const lines = evenly(0, 38, 39)
    .filter((rank) => rank !== STRAY)
    .map((rank) =>
      curve(
        evenly(-20, SHEET.width + 20, 60).map((x): Point => {
          const away = row(rank) - row(STRAY)
          const push = Math.sign(away) * 150 * bell(x, 860, 260) * bell(away, 0, 330)
          return [x, row(rank) + push]
        }),
      ),
    )
  const stray: Point[] = [
    [-20, row(STRAY)],
    [300, row(STRAY)],
    [520, row(STRAY) + 6],
    [700, row(STRAY) + 74],
    [860, row(STRAY) + 92],
    [960, row(STRAY) + 20],
    [900, row(STRAY) - 70],
    [780, row(STRAY) - 66],
    [760, row(STRAY) + 6],
    [850, row(STRAY) + 34],
    [905, row(STRAY) - 2],
  ]
  return [
    stroke('ink', 'hair', lines),
    stroke(
      'ink',
      'medium',
      lines.filter((_, rank) => rank % 9 === 4),
    ),
    stroke('accent', 'bold', [curve(stray)]),
    surface('accent', [circle([905, row(STRAY) - 2], 11)]),
  ]
}

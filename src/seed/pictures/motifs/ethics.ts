import { type Mark, type Motif, stroke, surface } from '../mark'
import { evenly, type Point, polar, ranks, smoothstep } from '../plane'
import { circle, ellipse, line, polygon } from '../svgPath'

const PLUMB = 800
const ROWS = 14
const COLUMNS = 47

/** The nearer the plumb line, the more upright. */
export const ethics: Motif = (random) => {
  const needles = ranks(ROWS * COLUMNS).map((cell) => {
    const x = -20 + (cell % COLUMNS) * (1640 / (COLUMNS - 1))
    const y = 50 + Math.floor(cell / COLUMNS) * 58
    const away = smoothstep(70, 780, Math.abs(x - PLUMB))
    const lean = random.gaussian() * 0.85 * away
    const length = 46
    const top = polar([x, y], length / 2, -Math.PI / 2 + lean)
    const foot = polar([x, y], length / 2, Math.PI / 2 + lean)
    return {
      path: line([top, foot]),
      quiet: away + random.gaussian() * 0.12,
      isBesidePlumb: Math.abs(x - PLUMB) < 42,
    }
  })
  const shown = needles.filter(({ isBesidePlumb }) => !isBesidePlumb)
  return [
    stroke(
      'soft',
      'hair',
      shown.filter(({ quiet }) => quiet > 0.7).map(({ path }) => path),
    ),
    stroke(
      'ink',
      'fine',
      shown.filter(({ quiet }) => quiet <= 0.7 && quiet > 0.22).map(({ path }) => path),
    ),
    stroke(
      'ink',
      'medium',
      shown.filter(({ quiet }) => quiet <= 0.22).map(({ path }) => path),
    ),
    ...plumb(),
  ]
}

function plumb(): Mark[] {
  const bob: Point[] = [
    [PLUMB - 30, 690],
    [PLUMB + 30, 690],
    [PLUMB + 22, 730],
    [PLUMB, 800],
    [PLUMB - 22, 730],
  ]
  const ripples = evenly(40, 700, 9).map((radius) => ellipse([PLUMB, 905], radius, radius * 0.09))
  return [
    surface('ground', [ellipse([PLUMB, 905], 700, 64)]),
    stroke('ink', 'hair', ripples),
    stroke('accent', 'bold', [
      line([
        [PLUMB, -10],
        [PLUMB, 690],
      ]),
    ]),
    surface('accent', [polygon(bob), circle([PLUMB, 684], 10)]),
  ]
}

import { type Motif, stroke, surface } from '../mark'
import { degrees, evenly, type Point, polar, ranks } from '../plane'
import type { SeededRandom } from '../seededRandom'
import { arc, line, polygon } from '../svgPath'

const CENTRE: Point = [800, 770]
const OUTER = 520
const SLANT = degrees(72)

/** Rain that stops at the dome; calm under it. */
export const insurance: Motif = (random) => {
  const dome = evenly(150, OUTER - 22, 24).map((radius) =>
    arc(CENTRE, radius, Math.PI, 2 * Math.PI),
  )
  const shelter = evenly(24, 128, 6).map((radius) => arc(CENTRE, radius, Math.PI, 2 * Math.PI))
  const drops = ranks(230).flatMap((rank) => rainLine(-320 + rank * 9.6, random))
  return [
    stroke(
      'soft',
      'hair',
      drops.filter((_, rank) => rank % 4 !== 0),
    ),
    stroke(
      'ink',
      'fine',
      drops.filter((_, rank) => rank % 4 === 0),
    ),
    surface('ground', [
      polygon([
        [-10, CENTRE[1]],
        [1610, CENTRE[1]],
        [1610, 1010],
        [-10, 1010],
      ]),
    ]),
    stroke('ink', 'hair', dome),
    stroke(
      'ink',
      'medium',
      dome.filter((_, rank) => rank % 6 === 5),
    ),
    stroke('soft', 'hair', shelter),
    stroke(
      'soft',
      'hair',
      evenly(0, 1, 9).map((share) => calm(share)),
    ),
    stroke('ink', 'medium', [
      line([
        [-10, CENTRE[1]],
        [1610, CENTRE[1]],
      ]),
    ]),
    stroke('accent', 'bold', [arc(CENTRE, OUTER, Math.PI, 2 * Math.PI)]),
  ]
}

/** Broken slanting strokes along one line, as far as the dome or the ground lets them fall. */
function rainLine(start: number, random: SeededRandom): string[] {
  const strokes: string[] = []
  let fallen = random.between(-160, 40)
  while (fallen < 900) {
    const length = random.between(30, 150)
    const [from, to] = [fallen, fallen + length].map(
      (along): Point => polar([start, -30], along, SLANT),
    )
    if (from && to && isOpenSky(from) && isOpenSky(to)) strokes.push(line([from, to]))
    fallen += length + random.between(26, 150)
  }
  return strokes
}

const isOpenSky = ([x, y]: Point) =>
  y < CENTRE[1] - 8 && Math.hypot(x - CENTRE[0], y - CENTRE[1]) > OUTER + 14

function calm(share: number): string {
  const y = CENTRE[1] + 14 + 200 * share ** 1.5
  return line([
    [CENTRE[0] - OUTER + share * 260, y],
    [CENTRE[0] + OUTER - share * 260, y],
  ])
}

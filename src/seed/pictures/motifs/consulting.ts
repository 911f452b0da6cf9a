import { type Motif, stroke, surface } from '../mark'
import { evenly, mix, type Point, ranks } from '../plane'
import { circle, cubic, line } from '../svgPath'

const PATHS = 64
const DECISION = { x: 830, y: 470, half: 46 } as const

/** Scattered paths meet at one table and leave it in order. */
export const consulting: Motif = (random) => {
  const starts = ranks(PATHS)
    .map(() => 500 + random.gaussian() * 330)
    .sort((left, right) => left - right)
  const gates = evenly(DECISION.y - DECISION.half, DECISION.y + DECISION.half, PATHS)
  const ends = evenly(110, 890, PATHS)
  const paths = ranks(PATHS).map((rank) => {
    const [start = 0, gate = 0, end = 0] = [starts[rank], gates[rank], ends[rank]]
    const wander = random.gaussian() * 150
    const arriving = cubic(
      [-20, start],
      [250, start + wander],
      [mix(470, 640, random.next()), gate],
      [DECISION.x, gate],
    )
    const leaving = cubic([DECISION.x, gate], [1010, gate], [1090, end], [1360, end])
    return {
      arriving: `${arriving}`,
      leaving: `${leaving}${line([
        [1360, end],
        [1620, end],
      ])}`,
      start,
      gate,
      end,
    }
  })
  const milestones = ranks(PATHS)
    .filter((rank) => rank % 7 === 3)
    .map((rank): Point => [1360, ends[rank] ?? 0])
  const chosen = paths.slice(38, 39)
  const others = paths.filter((path) => !chosen.includes(path))
  return [
    stroke(
      'soft',
      'hair',
      others.map((path) => path.arriving),
    ),
    stroke(
      'ink',
      'hair',
      others.filter((_, rank) => rank % 3 === 0).map((path) => path.arriving),
    ),
    stroke(
      'ink',
      'hair',
      others.map((path) => path.leaving),
    ),
    stroke(
      'ink',
      'fine',
      others.filter((_, rank) => rank % 7 === 3).map((path) => path.leaving),
    ),
    surface(
      'ground',
      milestones.map((point) => circle(point, 6)),
    ),
    stroke(
      'ink',
      'medium',
      milestones.map((point) => circle(point, 6)),
    ),
    stroke(
      'accent',
      'bold',
      chosen.flatMap((path) => [path.arriving, path.leaving]),
    ),
    stroke('ink', 'medium', [
      line([
        [DECISION.x, DECISION.y - 120],
        [DECISION.x, DECISION.y + 120],
      ]),
    ]),
    surface(
      'accent',
      chosen.map((path) => circle([DECISION.x, path.gate], 13)),
    ),
  ]
}

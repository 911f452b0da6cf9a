import { type Mark, type Motif, stroke, surface } from '../mark'
import { degrees, distance, evenly, mix, type Point, ranks, rotate } from '../plane'
import type { SeededRandom } from '../seededRandom'
import { closedCurve, curve, line, polygon } from '../svgPath'
import { voronoiCells } from '../voronoiCells'

const AXIS_Y = 500
const AMPLITUDE = 210
const WAVE = 620
const TILT = degrees(-17)
const THREADS = 9

/** A double helix over a tissue of cells. */
export const lifeSciences: Motif = (random) => {
  const spans = ranks(14).map((half) => half - 4)
  return [
    ...cells(random),
    ...spans.flatMap((half) => ribbon(half, 0, 'back')),
    ...spans.flatMap((half) => ribbon(half, Math.PI, 'back')),
    ...rungs(),
    ...spans.flatMap((half) => ribbon(half, 0, 'front')),
    ...spans.flatMap((half) => ribbon(half, Math.PI, 'front')),
  ]
}

const strand = (along: number, phase: number): Point =>
  rotate(
    [along, AXIS_Y + AMPLITUDE * Math.sin((along / WAVE) * 2 * Math.PI + phase)],
    [800, AXIS_Y],
    TILT,
  )

/** Half a wave of a strand: between two extremes it lies either before or behind the other. */
function ribbon(half: number, phase: number, side: 'front' | 'back'): Mark[] {
  const isFront = (half % 2 === 0) === (phase === 0)
  if (isFront !== (side === 'front')) return []
  const start = (half / 2 - 0.25) * WAVE
  const stations = evenly(start, start + WAVE / 2, 25)
  const threads = evenly(-0.34, 0.34, THREADS).map((lag) =>
    stations.map((along) => strand(along, phase + lag)),
  )
  const [first = [], last = []] = [threads[0], threads.at(-1)]
  const isAccent = half === 2 && phase === 0
  const body = surface('ground', [polygon([...first, ...[...last].reverse()])])
  const inner = threads.slice(1, -1).map(curve)
  const edges = [curve(first), curve(last)]
  if (side === 'back') return [body, stroke('soft', 'hair', inner), stroke('soft', 'fine', edges)]
  if (!isAccent) return [body, stroke('ink', 'hair', inner), stroke('ink', 'medium', edges)]
  return [body, stroke('accent', 'fine', inner), stroke('accent', 'medium', edges)]
}

function rungs(): Mark[] {
  const stations = evenly(-300, 1900, 72)
  const pairs = stations.map((along): [Point, Point] => [strand(along, 0), strand(along, Math.PI)])
  return [stroke('ink', 'fine', pairs.filter(([from, to]) => distance(from, to) > 70).map(line))]
}

function cells(random: SeededRandom): Mark[] {
  const seeds = ranks(90).map((): Point => [random.between(-60, 1660), random.between(-60, 1060)])
  const walls = voronoiCells(seeds, [-80, -80, 1680, 1080]).flatMap(({ seed, corners }) => {
    const shrunk = (share: number) =>
      closedCurve(corners.map(([x, y]): Point => [mix(seed[0], x, share), mix(seed[1], y, share)]))
    return [shrunk(0.86), shrunk(0.24)]
  })
  return [stroke('faint', 'hair', walls)]
}

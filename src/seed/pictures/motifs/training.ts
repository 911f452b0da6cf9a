import { type Motif, stroke } from '../mark'
import { evenly, mix, type Point, polar, ranks, TURN } from '../plane'
import { curve, line } from '../svgPath'

const CENTRE: Point = [860, 520]
const STEPS_PER_TURN = 30
const TURNS = 4.2
const SHRINK = 0.47

/** The well of a spiral staircase: the same turn again, each time higher. */
export const training: Motif = () => {
  const steps = ranks(Math.round(STEPS_PER_TURN * (TURNS + 0.8))).map(
    (step) => step - STEPS_PER_TURN * 0.8,
  )
  return [
    stroke(
      'ink',
      'fine',
      steps.map((step) => riser(step)),
    ),
    stroke(
      'soft',
      'hair',
      steps.flatMap((step) => tread(step)),
    ),
    stroke(
      'ink',
      'hair',
      [0.965, 0.93].map((inset) => spiral(-0.8, TURNS, inset)),
    ),
    stroke('accent', 'bold', [spiral(-0.8, TURNS + 0.9, 1)]),
  ]
}

const radiusAt = (turns: number) => 860 * SHRINK ** turns
const onSpiral = (turns: number, scale: number) =>
  polar(CENTRE, radiusAt(turns) * scale, turns * TURN - 0.6)

const spiral = (from: number, to: number, scale: number) =>
  curve(evenly(from, to, 190).map((turns) => onSpiral(turns, scale)))

function riser(step: number): string {
  const turns = step / STEPS_PER_TURN
  return line([onSpiral(turns, 0.93), onSpiral(turns, SHRINK)])
}

/** Strokes that crowd towards the riser give each step its shadow. */
function tread(step: number): string[] {
  return [0.08, 0.18, 0.3, 0.45].map((share) => {
    const turns = (step + share) / STEPS_PER_TURN
    return line([onSpiral(turns, mix(0.93, 0.9, share)), onSpiral(turns, SHRINK)])
  })
}

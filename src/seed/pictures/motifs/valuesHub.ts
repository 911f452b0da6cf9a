import { type Motif, stroke, surface } from '../mark'
import { evenly, type Point, polar, TURN } from '../plane'
import { circle, closedCurve } from '../svgPath'

const CENTRE: Point = [800, 500]
const VALUES = 6

/** Six lobes around one centre, drawn like the guilloche of a share certificate. */
export const valuesHub: Motif = () => {
  const rosette = (radius: number, depth: number, shift: number) =>
    closedCurve(
      evenly(0, TURN * (1 - 1 / 180), 180).map((angle) =>
        polar(CENTRE, radius * (1 + depth * Math.cos(VALUES * angle + shift)), angle),
      ),
    )
  const outer = evenly(0, 1, 15).map((share) =>
    rosette(400, 0.22 * Math.cos(share * Math.PI), share * 2.2),
  )
  const inner = evenly(0, 1, 15).map((share) =>
    rosette(90 + share * 170, 0.3 - share * 0.16, -share * 2.4),
  )
  return [
    stroke(
      'soft',
      'hair',
      evenly(560, 1080, 9).map((radius) => rosette(radius, 0.05, 0)),
    ),
    stroke('ink', 'hair', outer),
    stroke('ink', 'hair', inner),
    stroke('ink', 'medium', [outer[0] ?? '', inner.at(-1) ?? '']),
    stroke('accent', 'bold', [rosette(331, 0.12, Math.PI)]),
    surface('accent', [circle(CENTRE, 14)]),
  ]
}

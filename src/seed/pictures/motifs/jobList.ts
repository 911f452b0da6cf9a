import { hatch } from '../hatching'
import { type Mark, type Motif, stroke, surface } from '../mark'
import { degrees, evenly, mix, type Point, ranks, SHEET } from '../plane'
import { line, polygon } from '../svgPath'

const VANISHING: Point = [930, 520]
const ROOMS = 9
const INSET = 0.26
const OUTER = { left: -420, right: 2050, top: -330, bottom: 1120 } as const

/** An enfilade: door after door, and the way through all of them. */
export const jobList: Motif = () => [...ranks(ROOMS).flatMap((room) => doorway(room)), ...way()]

const scaleOf = (depth: number) => 0.66 ** depth

/** A point of the front plane, seen `depth` rooms away. */
function seen(x: number, y: number, depth: number): Point {
  return [mix(VANISHING[0], x, scaleOf(depth)), mix(VANISHING[1], y, scaleOf(depth))]
}

function doorway(room: number): Mark[] {
  const wall = frame(room, 0)
  const opening = frame(room, INSET)
  const reveal = frame(room + 0.1, INSET)
  const [topLeft, topRight, bottomRight, bottomLeft] = opening
  const [farTopLeft, farTopRight, farBottomRight, farBottomLeft] = reveal
  if (!topLeft || !topRight || !bottomRight || !bottomLeft) return []
  if (!farTopLeft || !farTopRight || !farBottomRight || !farBottomLeft) return []
  const shade = [topRight, farTopRight, farBottomRight, bottomRight]
  const spacing = Math.max(3.4, 9 * scaleOf(room))
  return [
    surface('ground', [polygon(wall)]),
    stroke('faint', 'hair', wallLines(room)),
    stroke('soft', 'hair', floorLines(room)),
    surface('ground', [polygon(opening)]),
    stroke(
      'soft',
      'hair',
      hatch([topLeft, farTopLeft, farBottomLeft, bottomLeft], degrees(90), spacing * 1.8),
    ),
    stroke('ink', 'hair', hatch(shade, degrees(90), spacing * 0.7)),
    stroke('ink', room === 0 ? 'medium' : 'fine', [polygon(opening), polygon(reveal)]),
    stroke('ink', 'fine', [line([topLeft, farTopLeft]), line([topRight, farTopRight])]),
  ]
}

function frame(depth: number, inset: number): Point[] {
  const [left, right] = [mix(OUTER.left, 930, inset), mix(OUTER.right, 930, inset)]
  const top = mix(OUTER.top, 520, inset * 0.8)
  return [
    seen(left, top, depth),
    seen(right, top, depth),
    seen(right, OUTER.bottom, depth),
    seen(left, OUTER.bottom, depth),
  ]
}

const wallLines = (room: number) =>
  evenly(OUTER.left, OUTER.right, 60).map((x) =>
    line([seen(x, OUTER.top, room), seen(x, OUTER.bottom, room)]),
  )

const floorLines = (room: number) =>
  evenly(OUTER.left, OUTER.right, 30).map((x) =>
    line([seen(x, OUTER.bottom, Math.max(0, room - 1)), seen(x, OUTER.bottom, room)]),
  )

function way(): Mark[] {
  const path: Point[] = [seen(560, SHEET.height + 320, -0.4), seen(900, OUTER.bottom, ROOMS + 4)]
  return [stroke('accent', 'bold', [line(path)])]
}

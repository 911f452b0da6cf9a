import { type Point, polar } from './plane'

const tenth = (value: number) => Math.round(value * 10) / 10
const round = (value: number) => String(tenth(value))
const at = ([x, y]: Point) => `${round(x)} ${round(y)}`

export function line(points: readonly Point[]): string {
  return points.length < 2 ? '' : `M${points.map(at).join('L')}`
}

export function polygon(points: readonly Point[]): string {
  return points.length < 3 ? '' : `${line(points)}Z`
}

/** A smooth line through all points (Catmull-Rom). */
export function curve(points: readonly Point[]): string {
  const [first] = points
  if (!first || points.length < 2) return ''
  const near = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] ?? first
  return `M${at(first)}${points
    .slice(1)
    .map((_, index) => bend(near, index))
    .join('')}`
}

export function closedCurve(points: readonly Point[]): string {
  const [first] = points
  if (!first || points.length < 3) return ''
  const near = (index: number) => points[(index + points.length) % points.length] ?? first
  return `M${at(first)}${points.map((_, index) => bend(near, index)).join('')}Z`
}

export function circle(centre: Point, radius: number): string {
  return ellipse(centre, radius, radius)
}

export function ellipse(centre: Point, radiusX: number, radiusY: number): string {
  // Half turns whose ends were rounded apart from their radius would bulge.
  const [x, y, reach] = [tenth(centre[0]), tenth(centre[1]), tenth(radiusX)]
  const radii = `${reach} ${round(radiusY)}`
  const [left, right] = [at([x - reach, y]), at([x + reach, y])]
  return `M${left}A${radii} 0 1 1 ${right}A${radii} 0 1 1 ${left}Z`
}

/** Part of a circle, clockwise on the sheet, less than a whole turn. */
export function arc(centre: Point, radius: number, from: number, to: number): string {
  const large = to - from > Math.PI ? 1 : 0
  const radii = `${round(radius)} ${round(radius)}`
  return `M${at(polar(centre, radius, from))}A${radii} 0 ${large} 1 ${at(polar(centre, radius, to))}`
}

export function cubic(from: Point, leaving: Point, arriving: Point, to: Point): string {
  return `M${at(from)}C${at(leaving)} ${at(arriving)} ${at(to)}`
}

function bend(near: (index: number) => Point, index: number): string {
  const [before, from, to, after] = [near(index - 1), near(index), near(index + 1), near(index + 2)]
  const leaving: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
  const arriving: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
  return `C${at(leaving)} ${at(arriving)} ${at(to)}`
}

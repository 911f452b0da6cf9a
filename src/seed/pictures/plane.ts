export type Point = readonly [x: number, y: number]

/** Every picture is drawn on this sheet; the formats are crops of it. */
export const SHEET = { width: 1600, height: 1000 } as const

export const TURN = 2 * Math.PI

export const mix = (from: number, to: number, share: number) => from + (to - from) * share

export const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  mix(ax, bx, share),
  mix(ay, by, share),
]

export const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay)

/** Angles in radians, clockwise from the right as y points down. */
export const polar = ([x, y]: Point, radius: number, angle: number): Point => [
  x + radius * Math.cos(angle),
  y + radius * Math.sin(angle),
]

export const degrees = (angle: number) => (angle * Math.PI) / 180

export function rotate([x, y]: Point, [centreX, centreY]: Point, angle: number): Point {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const [dx, dy] = [x - centreX, y - centreY]
  return [centreX + dx * cos - dy * sin, centreY + dx * sin + dy * cos]
}

/** `amount` numbers from `first` to `last`, both included. */
export const evenly = (first: number, last: number, amount: number): number[] =>
  Array.from({ length: amount }, (_, rank) =>
    mix(first, last, amount > 1 ? rank / (amount - 1) : 0),
  )

export const ranks = (amount: number): number[] => Array.from({ length: amount }, (_, rank) => rank)

/** A bell of height 1 around `centre`. */
export const bell = (value: number, centre: number, spread: number) =>
  Math.exp(-(((value - centre) / spread) ** 2))

/** 0 below `start`, 1 above `end`, eased between. */
export function smoothstep(start: number, end: number, value: number) {
  const share = Math.min(1, Math.max(0, (value - start) / (end - start)))
  return share * share * (3 - 2 * share)
}

import { degrees, evenly, type Point, polar, ranks, TURN } from '../plane'
import { arc, circle, closedCurve, cubic, curve, line, polygon } from '../svgPath'

/** A mark is drawn in a square of 64 around the origin: lines, and surfaces if it has any. */
type MarkDrawing = { lines?: readonly string[]; surfaces?: readonly string[] }

const ORIGIN: Point = [0, 0]
const regular = (corners: number, radius: number, turn = -90) =>
  ranks(corners).map((rank) => polar(ORIGIN, radius, degrees(turn + (rank * 360) / corners)))
const box = (x: number, y: number, width: number, height: number) =>
  polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ])
const petal = (angle: number, length: number, width: number) =>
  closedCurve([
    ORIGIN,
    polar(ORIGIN, length * 0.5, angle - width),
    polar(ORIGIN, length, angle),
    polar(ORIGIN, length * 0.5, angle + width),
  ])

export const clientMarks = {
  columns: {
    surfaces: [-26, -9, 8]
      .map((x, rank) => box(x, 8 - rank * 14, 11, 16 + rank * 14))
      .concat(box(-32, 27, 58, 4)),
  },
  diamond: {
    lines: [polygon(regular(4, 30)), polygon(regular(4, 17))],
    surfaces: [polygon(regular(4, 6))],
  },
  crossedRings: { lines: [circle([-11, 0], 20), circle([11, 0], 20)] },
  peaks: {
    lines: [
      line([
        [-30, 24],
        [-8, -20],
        [6, 8],
        [14, -4],
        [30, 24],
      ]),
    ],
    surfaces: [circle([22, -20], 5)],
  },
  facets: {
    lines: [
      polygon(regular(8, 30, 22.5)),
      polygon(regular(8, 15, 0)),
      ...regular(8, 15, 0).map((at, rank) =>
        line([at, polar(ORIGIN, 30, degrees(rank * 45 + 22.5))]),
      ),
    ],
  },
  stairs: {
    surfaces: ranks(4).map((step) => box(-28 + step * 14, 14 - step * 14, 14, 12 + step * 14)),
  },
  sun: {
    lines: ranks(16).map((ray) =>
      line([polar(ORIGIN, 17, (ray / 16) * TURN), polar(ORIGIN, 30, (ray / 16) * TURN)]),
    ),
    surfaces: [circle(ORIGIN, 11)],
  },
  hexagon: {
    lines: [
      polygon(regular(6, 30)),
      ...regular(6, 30)
        .filter((_, rank) => rank % 2 === 1)
        .map((at) => line([ORIGIN, at])),
    ],
  },
  crescent: { lines: evenly(12, 30, 4).map((radius) => circle([30 - radius, 0], radius)) },
  chevrons: {
    lines: [-16, 0, 16].map((x) =>
      line([
        [x - 10, -24],
        [x + 10, 0],
        [x - 10, 24],
      ]),
    ),
  },
  propeller: {
    surfaces: [
      ...[-90, 30, 150].map((angle) => petal(degrees(angle), 32, 0.28)),
      circle(ORIGIN, 4),
    ],
  },
  flame: {
    lines: [
      closedCurve([
        [0, -32],
        [18, -2],
        [14, 24],
        [0, 30],
        [-16, 22],
        [-14, 0],
      ]),
      closedCurve([
        [0, -2],
        [8, 14],
        [0, 24],
        [-8, 14],
      ]),
    ],
  },
  bolt: {
    lines: [circle(ORIGIN, 30)],
    surfaces: [
      polygon([
        [6, -22],
        [-14, 5],
        [-2, 5],
        [-6, 22],
        [14, -6],
        [2, -6],
      ]),
    ],
  },
  waves: {
    lines: [-16, 0, 16].map((y) =>
      curve(evenly(-30, 30, 25).map((x): Point => [x, y + 6 * Math.sin(x / 4.8)])),
    ),
  },
  leaf: {
    lines: [
      closedCurve([
        [-24, 26],
        [-22, -6],
        [24, -28],
        [18, 12],
      ]),
      line([
        [-28, 30],
        [10, -12],
      ]),
      line([
        [-6, 6],
        [10, 6],
      ]),
      line([
        [-12, 12],
        [-12, -4],
      ]),
    ],
  },
  arcs: {
    lines: evenly(8, 30, 4)
      .map((radius) => arc([0, 14], radius, Math.PI, TURN))
      .concat(
        line([
          [-32, 20],
          [32, 20],
        ]),
      ),
  },
  shield: {
    lines: [
      polygon([
        [0, -30],
        [25, -22],
        [23, 4],
        [13, 20],
        [0, 31],
        [-13, 20],
        [-23, 4],
        [-25, -22],
      ]),
      line([
        [-12, -2],
        [-3, 8],
        [13, -11],
      ]),
    ],
  },
  umbrella: {
    lines: [
      `${arc([0, 4], 30, Math.PI, TURN)}Z`,
      arc([-20, 4], 10, Math.PI, TURN),
      arc([0, 4], 10, Math.PI, TURN),
      arc([20, 4], 10, Math.PI, TURN),
      line([
        [0, 4],
        [0, 30],
      ]),
    ],
  },
  arches: {
    lines: [
      [-20, 10],
      [0, 10],
      [20, 10],
    ].flatMap(([x = 0, radius = 0]) => [
      line([
        [x - radius, 28],
        [x - radius, -8],
      ]),
      arc([x, -8], radius, Math.PI, TURN),
      line([
        [x + radius, -8],
        [x + radius, 28],
      ]),
    ]),
  },
  cells: {
    lines: [circle([-10, -8], 19), circle([16, 14], 13)],
    surfaces: [circle([-10, -8], 6), circle([16, 14], 4), circle([14, -20], 5)],
  },
  helix: {
    lines: [
      ...[0, Math.PI].map((phase) =>
        curve(evenly(-30, 30, 25).map((y): Point => [14 * Math.sin(y / 10 + phase), y])),
      ),
      ...[-24, -15, 15, 24].map((y) =>
        line([
          [-13 * Math.abs(Math.sin(y / 10)), y],
          [13 * Math.abs(Math.sin(y / 10)), y],
        ]),
      ),
    ],
  },
  pulse: {
    lines: [
      line([
        [-32, 4],
        [-16, 4],
        [-7, -24],
        [5, 26],
        [13, 4],
        [32, 4],
      ]),
    ],
  },
  spiral: {
    lines: [
      curve(evenly(0, 2.6, 50).map((turns) => polar(ORIGIN, 3 + 10.5 * turns, turns * TURN))),
    ],
  },
  drop: {
    lines: [
      cubic([0, -31], [4, -16], [22, -4], [22, 10]) +
        arc([0, 10], 22, 0, Math.PI).replace(/^M[^A]+/, '') +
        cubic([-22, 10], [-22, -4], [-4, -16], [0, -31]).replace(/^M[^C]+/, ''),
      arc([0, 10], 12, 0.2, 1.5),
    ],
  },
  bridge: {
    lines: [
      line([
        [-32, 18],
        [32, 18],
      ]),
      line([
        [0, 30],
        [0, -30],
      ]),
      ...[10, 20, 30].flatMap((reach) => [
        line([
          [0, -reach + 2],
          [-reach, 18],
        ]),
        line([
          [0, -reach + 2],
          [reach, 18],
        ]),
      ]),
    ],
  },
  rails: {
    lines: [
      line([
        [-8, -30],
        [-24, 30],
      ]),
      line([
        [8, -30],
        [24, 30],
      ]),
      ...[-20, -6, 10, 26].map((y) =>
        line([
          [-(15 + y * 0.28), y],
          [15 + y * 0.28, y],
        ]),
      ),
    ],
  },
} as const satisfies Record<string, MarkDrawing>

export type ClientMark = keyof typeof clientMarks

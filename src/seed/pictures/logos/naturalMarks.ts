import { degrees, evenly, type Point, polar, ranks, TURN } from '../plane'
import { arc, circle, closedCurve, cubic, curve, line, polygon } from '../svgPath'
import { type MarkDrawing, ORIGIN } from './markDrawing'

const petal = (angle: number, length: number, width: number) =>
  closedCurve([
    ORIGIN,
    polar(ORIGIN, length * 0.5, angle - width),
    polar(ORIGIN, length, angle),
    polar(ORIGIN, length * 0.5, angle + width),
  ])

export const naturalMarks = {
  sun: {
    lines: ranks(16).map((ray) =>
      line([polar(ORIGIN, 17, (ray / 16) * TURN), polar(ORIGIN, 30, (ray / 16) * TURN)]),
    ),
    surfaces: [circle(ORIGIN, 11)],
  },
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
  drop: {
    lines: [
      cubic([0, -31], [4, -16], [22, -4], [22, 10]) +
        arc([0, 10], 22, 0, Math.PI).replace(/^M[^A]+/, '') +
        cubic([-22, 10], [-22, -4], [-4, -16], [0, -31]).replace(/^M[^C]+/, ''),
      arc([0, 10], 12, 0.2, 1.5),
    ],
  },
  propeller: {
    surfaces: [
      ...[-90, 30, 150].map((angle) => petal(degrees(angle), 32, 0.28)),
      circle(ORIGIN, 4),
    ],
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
} as const satisfies Record<string, MarkDrawing>

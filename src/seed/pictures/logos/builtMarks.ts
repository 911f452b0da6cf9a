import { TURN } from '../plane'
import { arc, line, polygon } from '../svgPath'
import type { MarkDrawing } from './markDrawing'

const box = (x: number, y: number, width: number, height: number) =>
  polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ])

export const builtMarks = {
  columns: {
    surfaces: [-26, -9, 8]
      .map((x, rank) => box(x, 8 - rank * 14, 11, 16 + rank * 14))
      .concat(box(-32, 27, 58, 4)),
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
} as const satisfies Record<string, MarkDrawing>

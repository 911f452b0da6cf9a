import { degrees, evenly, polar, ranks, TURN } from '../plane'
import { arc, circle, curve, line, polygon } from '../svgPath'
import { type MarkDrawing, ORIGIN, regular } from './markDrawing'

const box = (x: number, y: number, width: number, height: number) =>
  polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ])

export const geometricMarks = {
  diamond: {
    lines: [polygon(regular(4, 30)), polygon(regular(4, 17))],
    surfaces: [polygon(regular(4, 6))],
  },
  crossedRings: { lines: [circle([-11, 0], 20), circle([11, 0], 20)] },
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
  spiral: {
    lines: [
      curve(evenly(0, 2.6, 50).map((turns) => polar(ORIGIN, 3 + 10.5 * turns, turns * TURN))),
    ],
  },
} as const satisfies Record<string, MarkDrawing>

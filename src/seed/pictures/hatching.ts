import { type Point, rotate } from './plane'
import { line } from './svgPath'

/** Parallel strokes inside a polygon, `spacing` apart, leaning by `angle` radians. */
export function hatch(outline: readonly Point[], angle: number, spacing: number): string[] {
  const upright = outline.map((point) => rotate(point, [0, 0], -angle))
  const heights = upright.map(([, y]) => y)
  const first = Math.ceil(Math.min(...heights) / spacing) * spacing
  const strokes: string[] = []
  for (let y = first + spacing * 0.37; y < Math.max(...heights); y += spacing) {
    strokes.push(
      ...strokesAt(upright, y).map((ends) => line(ends.map((end) => rotate(end, [0, 0], angle)))),
    )
  }
  return strokes
}

function strokesAt(outline: readonly Point[], y: number): [Point, Point][] {
  const crossings = outline
    .flatMap(([ax, ay], index) => {
      const [bx, by] = outline[(index + 1) % outline.length] ?? [ax, ay]
      return ay < y === by < y ? [] : [ax + ((y - ay) / (by - ay)) * (bx - ax)]
    })
    .sort((left, right) => left - right)
  return crossings.flatMap((from, index): [Point, Point][] => {
    const to = crossings[index + 1]
    return index % 2 === 0 && to !== undefined
      ? [
          [
            [from, y],
            [to, y],
          ],
        ]
      : []
  })
}

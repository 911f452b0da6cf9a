import type { Colour } from '@/src/domain/look/identity'
import { rgbChannels } from './colour'

type RgbPoint = readonly [number, number, number]

/** The colours of an illustration: background, lines, and the highlighted line. */
export type IllustrationColours = { ground: Colour; line: Colour; lit: Colour }

/**
 * The 20 values of an SVG `feColorMatrix` that maps each old colour to its new colour, and mixtures
 * of them to the same mixtures.
 */
export function recolouringMatrix(from: IllustrationColours, to: IllustrationColours): string {
  const [ground, ...drawn] = colourBasis(from)
  const [newGround, ...newlyDrawn] = colourBasis(to)
  const coordinates = inverseMatrix(drawn)
  const rows = [0, 1, 2].map((channel) => {
    const row = [0, 1, 2].map((of) =>
      [0, 1].reduce(
        (sum, k) => sum + coordinateAt(newlyDrawn, k, channel) * coordinateAt(coordinates, k, of),
        0,
      ),
    )
    const moved = row.reduce((sum, factor, of) => sum + factor * (ground[of] ?? 0), 0)
    return [...row, 0, (newGround[channel] ?? 0) - moved]
  })
  return [...rows, [0, 0, 0, 1, 0]]
    .flat()
    .map((number) => Number(number.toFixed(4)))
    .join(' ')
}

// The background colour, and the vectors from it to the line colour and to the highlight colour.
function colourBasis({ ground, line, lit }: IllustrationColours): [RgbPoint, RgbPoint, RgbPoint] {
  const start = rgbPoint(ground)
  return [start, subtractPoints(rgbPoint(line), start), subtractPoints(rgbPoint(lit), start)]
}

// The inverse of the two vectors: the share of each in one unit of red, green or blue.
function inverseMatrix([one = [0, 0, 0], two = [0, 0, 0]]: readonly RgbPoint[]): RgbPoint[] {
  const across: RgbPoint = crossProduct(one, two)
  const size = dotProduct(across, across)
  return [crossProduct(two, across), crossProduct(across, one)].map(
    ([x, y, z]): RgbPoint => [x / size, y / size, z / size],
  )
}

const coordinateAt = (points: readonly RgbPoint[], index: number, channel: number) =>
  points[index]?.[channel] ?? 0

const rgbPoint = (colour: Colour): RgbPoint => {
  const [red = 0, green = 0, blue = 0] = rgbChannels(colour)
  return [red / 255, green / 255, blue / 255]
}
const subtractPoints = (one: RgbPoint, other: RgbPoint): RgbPoint => [
  one[0] - other[0],
  one[1] - other[1],
  one[2] - other[2],
]
const dotProduct = (one: RgbPoint, other: RgbPoint) =>
  one[0] * other[0] + one[1] * other[1] + one[2] * other[2]
const crossProduct = (a: RgbPoint, b: RgbPoint): RgbPoint => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

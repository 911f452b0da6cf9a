import { degrees, type Point, polar, ranks } from '../plane'

/** A mark is drawn in a square of 64 around the origin: lines, and surfaces if it has any. */
export type MarkDrawing = { lines?: readonly string[]; surfaces?: readonly string[] }

export const ORIGIN: Point = [0, 0]

/** The corners of a regular polygon, the first one on top unless `turn` says otherwise. */
export const regular = (corners: number, radius: number, turn = -90) =>
  ranks(corners).map((rank) => polar(ORIGIN, radius, degrees(turn + (rank * 360) / corners)))

import { Delaunay } from 'd3-delaunay'
import type { Point } from './plane'

export type Cell = { seed: Point; corners: Point[] }
export type Bounds = [left: number, top: number, right: number, bottom: number]

/** Divides a rectangle so that every place belongs to the nearest seed. */
export function voronoiCells(seeds: readonly Point[], bounds: Bounds): Cell[] {
  const plan = Delaunay.from(seeds.map(([x, y]): [number, number] => [x, y])).voronoi(bounds)
  return seeds.map((seed, rank) => ({
    seed,
    corners: (plan.cellPolygon(rank) ?? []).slice(1).map(([x, y]): Point => [x, y]),
  }))
}

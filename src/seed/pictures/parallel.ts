import type { Point } from './plane'

/** The line that keeps `offset` to the right of another one, seen along its direction. */
export function parallel(points: readonly Point[], offset: number): Point[] {
  return points.map(([x, y], rank): Point => {
    const [fromX, fromY] = points[Math.max(0, rank - 1)] ?? [x, y]
    const [toX, toY] = points[Math.min(points.length - 1, rank + 1)] ?? [x, y]
    const length = Math.hypot(toX - fromX, toY - fromY) || 1
    return [x - ((toY - fromY) / length) * offset, y + ((toX - fromX) / length) * offset]
  })
}

/** The outline of a band around a line. */
export function band(points: readonly Point[], halfWidth: number): Point[] {
  return [...parallel(points, -halfWidth), ...parallel(points, halfWidth).reverse()]
}

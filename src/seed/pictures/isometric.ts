import { degrees, type Point } from './plane'

export type Isometry = (x: number, y: number, z: number) => Point

/** Isometric projection: x runs down to the right, y down to the left, z up. */
export function isometric([originX, originY]: Point, unit: number): Isometry {
  const [right, down] = [Math.cos(degrees(30)) * unit, Math.sin(degrees(30)) * unit]
  return (x, y, z) => [originX + (x - y) * right, originY + (x + y) * down - z * unit]
}

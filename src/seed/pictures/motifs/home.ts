import { createNoise2D } from 'simplex-noise'
import { type Motif, stroke, surface } from '../mark'
import { bell, evenly, mix, type Point, ranks, SHEET } from '../plane'
import { curve, polygon } from '../svgPath'

const ROWS = 58
const ACCENT_ROW = 33

/** Quiet lines that rise into a mountain range: what a transformation looks like from afar. */
export const home: Motif = (random) => {
  const noise = createNoise2D(random.next)
  const heightAt = (x: number, depth: number) => {
    const range = bell(x, 960, 290) + 0.42 * bell(x, 1400, 210) + 0.16 * bell(x, 500, 190)
    const relief =
      0.62 + 0.34 * noise(x * 0.0036, depth * 2.2) + 0.1 * noise(x * 0.009, depth * 3.4)
    return range * Math.max(0.06, relief) * 400 * Math.sin(Math.PI * depth) ** 1.3
  }
  return ranks(ROWS).flatMap((row) => {
    const depth = row / (ROWS - 1)
    const base = mix(330, 1010, depth ** 1.12)
    const ridge = evenly(-20, SHEET.width + 20, 138).map(
      (x): Point => [x, base - heightAt(x, depth)],
    )
    const below: Point[] = [
      [SHEET.width + 20, base + 60],
      [-20, base + 60],
    ]
    const pen =
      row === ACCENT_ROW ? stroke('accent', 'bold', [curve(ridge)]) : penOf(row, curve(ridge))
    return [surface('ground', [polygon([...ridge, ...below])]), pen]
  })
}

function penOf(row: number, path: string) {
  if (row % 8 === 1 && row > 12) return stroke('ink', 'medium', [path])
  return row < 12 ? stroke('soft', 'hair', [path]) : stroke('ink', 'hair', [path])
}

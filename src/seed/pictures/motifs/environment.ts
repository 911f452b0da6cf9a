import { createNoise2D } from 'simplex-noise'
import { type Motif, stroke } from '../mark'
import { evenly, type Point, polar, TURN } from '../plane'
import { closedCurve, line } from '../svgPath'

const PITH: Point = [900, 560]
const BARK = 640
const ACCENT_RING = 31

/** The rings of a tree: good years, dry years, and the year in which something began. */
export const environment: Motif = (random) => {
  const noise = createNoise2D(random.next)
  const shape = (radius: number, angle: number) => {
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    const growth = radius / BARK
    const wobble =
      noise(x * 0.9 + growth * 0.7, y * 0.9) * 0.075 +
      noise(x * 2.6, y * 2.6 + growth * 1.4) * 0.012
    return radius * (1 + wobble * (0.4 + growth) + 0.12 * growth * Math.cos(angle - 2.6))
  }
  const radii = years(random.next)
  const rings = radii.map((radius) =>
    closedCurve(
      evenly(0, TURN * 0.99, 96).map((angle) => polar(PITH, shape(radius, angle), angle)),
    ),
  )
  const checks = evenly(0.4, 5.9, 7).map((angle) => {
    const from = random.between(0.1, 0.62) * BARK
    return line(
      evenly(from, from + random.between(80, 240), 9).map((radius, rank) =>
        polar(PITH, shape(radius, angle), angle + Math.sin(rank * 1.7) * 0.006),
      ),
    )
  })
  return [
    stroke(
      'soft',
      'hair',
      rings.filter((_, rank) => rank % 2 === 1),
    ),
    stroke(
      'ink',
      'hair',
      rings.filter((_, rank) => rank % 2 === 0),
    ),
    stroke('ink', 'fine', [...checks, ...rings.filter((_, rank) => rank % 9 === 4)]),
    stroke('ink', 'medium', rings.slice(-2)),
    stroke('accent', 'bold', rings.slice(ACCENT_RING, ACCENT_RING + 1)),
  ]
}

function years(chance: () => number): number[] {
  const radii: number[] = []
  let radius = 8
  while (radius < BARK - 16) {
    radii.push(radius)
    radius += 5.5 + 13 * chance() ** 2.2
  }
  return [...radii, BARK - 8, BARK]
}

import { createNoise2D } from 'simplex-noise'
import { type Mark, type Motif, stroke, surface } from '../mark'
import { bell, degrees, distance, type Point, polar } from '../plane'
import { streamlines } from '../streamlines'
import { circle, curve, line, polygon } from '../svgPath'

const TURBINES = [
  { hub: [1030, 390], blade: 250, tilt: 14 },
  { hub: [560, 560], blade: 150, tilt: 52 },
  { hub: [1390, 610], blade: 120, tilt: -8 },
] as const

/** Wind, and the three machines that make something of it. */
export const energy: Motif = (random) => {
  const noise = createNoise2D(random.next)
  const wind = ([x, y]: Point): Point => {
    const lift = noise(x * 0.0011, y * 0.0016) * 1.1 + noise(x * 0.003, y * 0.004) * 0.28
    const swirl = TURBINES.reduce((sum, { hub, blade }) => {
      const near = bell(distance([x, y], hub), 0, blade * 1.1)
      return sum + near * Math.sign(x - hub[0]) * 0.7
    }, 0)
    return [1, lift * 0.8 + swirl * 0.5]
  }
  const lines = streamlines(wind, 17, random)
  const [chosen] = [...lines].sort((left, right) => nearness(right) - nearness(left))
  return [
    stroke('soft', 'hair', lines.filter((_, rank) => rank % 3 !== 0).map(thinned)),
    stroke('ink', 'hair', lines.filter((_, rank) => rank % 3 === 0 && rank % 9 !== 0).map(thinned)),
    stroke('ink', 'medium', lines.filter((_, rank) => rank % 9 === 0).map(thinned)),
    ...TURBINES.flatMap(({ hub, blade, tilt }) => turbine(hub, blade, tilt)),
    stroke('accent', 'bold', chosen ? [thinned(chosen)] : []),
  ]
}

const thinned = (path: readonly Point[]) =>
  curve(path.filter((_, rank) => rank % 4 === 0 || rank === path.length - 1))

/** Long lines close below the main rotor come first. */
const nearness = (path: readonly Point[]) =>
  path.length - 0.9 * Math.min(...path.map((point) => distance(point, [1030, 560])))

function turbine(hub: Point, blade: number, tilt: number): Mark[] {
  const blades = [0, 120, 240].map((turn) => {
    const angle = degrees(tilt + turn - 90)
    const root = polar(hub, blade * 0.16, angle + 0.42)
    return polygon([hub, root, polar(hub, blade, angle)])
  })
  const [x, y] = hub
  const width = blade / 26
  const mast = polygon([
    [x - width * 0.6, y],
    [x + width * 0.6, y],
    [x + width * 1.5, 1010],
    [x - width * 1.5, 1010],
  ])
  return [
    surface('ground', [mast]),
    stroke('ink', 'fine', [
      mast,
      line([
        [x, y],
        [x, 1010],
      ]),
    ]),
    surface('ink', [...blades, circle(hub, blade / 18)]),
  ]
}

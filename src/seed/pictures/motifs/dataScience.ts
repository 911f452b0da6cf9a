import { contourLines } from '../contourLines'
import { type Motif, stroke, surface } from '../mark'
import { evenly, type Point, ranks } from '../plane'
import type { SeededRandom } from '../seededRandom'
import { circle, closedCurve, curve } from '../svgPath'

type Cluster = {
  x: number
  y: number
  spreadX: number
  spreadY: number
  tilt: number
  share: number
}

const CLUSTERS: readonly Cluster[] = [
  { x: 470, y: 690, spreadX: 150, spreadY: 78, tilt: -0.25, share: 0.8 },
  { x: 860, y: 500, spreadX: 190, spreadY: 92, tilt: -0.75, share: 1.15 },
  { x: 1180, y: 300, spreadX: 150, spreadY: 84, tilt: -0.2, share: 0.8 },
]

/** Observations, the density they form and the relation they reveal. */
export const dataScience: Motif = (random) => {
  const lines = contourLines(density, [
    0.0002,
    0.0008,
    0.0026,
    0.008,
    0.02,
    0.042,
    ...evenly(0.08, 1.15, 16),
  ])
  const draw = (isBold: boolean) =>
    lines
      .filter((_, rank) => (rank % 5 === 2) === isBold)
      .map(({ outline }) => closedCurve(outline))
  const observations = CLUSTERS.flatMap((cluster) => ranks(110).map(() => sample(cluster, random)))
  const relation = evenly(-20, 1620, 50).map(
    (x): Point => [x, 250 + 490 / (1 + Math.exp((x - 860) / 170))],
  )
  return [
    stroke('soft', 'hair', draw(false)),
    stroke('ink', 'fine', draw(true)),
    surface(
      'ink',
      observations.map((point) => circle(point, 3.2)),
    ),
    stroke('accent', 'bold', [curve(relation)]),
  ]
}

function density(x: number, y: number): number {
  return CLUSTERS.reduce((sum, cluster) => {
    const [along, across] = turned(x - cluster.x, y - cluster.y, -cluster.tilt)
    return (
      sum +
      cluster.share *
        Math.exp(-((along / cluster.spreadX) ** 2 + (across / cluster.spreadY) ** 2) / 2)
    )
  }, 0)
}

function sample(cluster: Cluster, random: SeededRandom): Point {
  const [dx, dy] = turned(
    random.gaussian() * cluster.spreadX * 1.15,
    random.gaussian() * cluster.spreadY * 1.15,
    cluster.tilt,
  )
  return [cluster.x + dx, cluster.y + dy]
}

const turned = (x: number, y: number, angle: number): Point => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
]

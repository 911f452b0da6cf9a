import { type Mark, type Motif, stroke, surface, type Tone } from '../mark'
import { degrees, distance, evenly, mix, type Point, polar, ranks, TURN } from '../plane'
import { arc, circle, line, polygon } from '../svgPath'

type Ring = { centre: Point; radius: number; tone: Tone }

const LINKS = 11
const ACCENT = 6
const HALO = 6
const THREADS = 6

/** A chain that grows from hand to hand, each ring passing through the next. */
export const socialImpact: Motif = () => {
  const rings = chain()
  return [
    stroke(
      'faint',
      'hair',
      evenly(0, 1000, 41).map((y) =>
        line([
          [-10, y],
          [1610, y],
        ]),
      ),
    ),
    ...rings.flatMap(wholeRing),
    ...rings.slice(0, -1).flatMap((ring, rank) => {
      const next = rings[rank + 1]
      return next ? passage(ring, upperMeeting(ring, next)) : []
    }),
  ]
}

const widthOf = (radius: number) => radius * 0.23

/** Rings grow along a rising path; each overlaps the one before by the same share. */
function chain(): Ring[] {
  let x = 40
  return ranks(LINKS).map((rank): Ring => {
    const radius = mix(62, 236, rank / (LINKS - 1))
    const share = (x - 40) / 1500
    const centre: Point = [x, 790 - 330 * share ** 1.2 + 0.5 * radius * Math.sin(rank * 1.9)]
    x += radius * 1.22
    return { centre, radius, tone: rank === ACCENT ? 'accent' : 'ink' }
  })
}

const radii = (radius: number) =>
  evenly(radius - widthOf(radius) / 2, radius + widthOf(radius) / 2, THREADS)

function wholeRing({ centre, radius, tone }: Ring): Mark[] {
  const threads = radii(radius).map((each) => circle(centre, each))
  return [halo(centre, radius, 0, TURN), ...pens(threads, tone)]
}

/** Draws a piece of a ring again, above the next one that crossed it. */
function passage({ centre, radius, tone }: Ring, at: Point): Mark[] {
  const angle = Math.atan2(at[1] - centre[1], at[0] - centre[0])
  const [from, to] = [angle - degrees(30), angle + degrees(30)]
  const threads = radii(radius).map((each) => arc(centre, each, from - 0.01, to + 0.01))
  return [halo(centre, radius, from, to), ...pens(threads, tone)]
}

function halo(centre: Point, radius: number, from: number, to: number): Mark {
  const half = widthOf(radius) / 2 + HALO
  const edge = (reach: number) => evenly(from, to, 40).map((angle) => polar(centre, reach, angle))
  return surface('ground', [polygon([...edge(radius + half), ...edge(radius - half).reverse()])])
}

function pens(threads: readonly string[], tone: Tone): Mark[] {
  return [
    stroke(tone, 'hair', threads.slice(1, -1)),
    stroke(tone, 'medium', [threads[0] ?? '', threads.at(-1) ?? '']),
  ]
}

function upperMeeting(one: Ring, other: Ring): Point {
  const apart = distance(one.centre, other.centre)
  const towards = Math.atan2(other.centre[1] - one.centre[1], other.centre[0] - one.centre[0])
  const reach = (one.radius ** 2 + apart ** 2 - other.radius ** 2) / (2 * one.radius * apart)
  return polar(one.centre, one.radius, towards - Math.acos(reach))
}

import { createAvatar } from '@dicebear/core'
import * as notionists from '@dicebear/notionists'
import { createNoise2D } from 'simplex-noise'
import { type Mark, stroke } from '../mark'
import { markup } from '../markup'
import { NAVY, PALETTES } from '../palette'
import { evenly, type Point } from '../plane'
import { seededRandom } from '../seededRandom'
import { curve } from '../svgPath'
import { type Features, type Person, people } from './people'

const SIDE = 800

/** A square, duotone portrait before the line field of its person. */
export function drawPortrait(person: Person): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">`,
    `<rect width="${SIDE}" height="${SIDE}" fill="${PALETTES.paper.tint}"/>`,
    '<g fill="none" stroke-linecap="round">',
    ...lineField(person).map((mark) => markup(mark, 'paper')),
    '</g>',
    figure(people[person], person),
    '</svg>',
  ].join('')
}

function lineField(person: Person): Mark[] {
  const random = seededRandom(person)
  const noise = createNoise2D(random.next)
  const lines = evenly(-60, SIDE + 60, 44).map((y) =>
    curve(evenly(-10, SIDE + 10, 24).map((x): Point => [x, y + 46 * noise(x / 420, y / 300)])),
  )
  const accent = 9 + Math.floor(random.next() * 12)
  return [
    stroke(
      'faint',
      'fine',
      lines.filter((_, rank) => rank !== accent),
    ),
    stroke('accent', 'bold', lines.slice(accent, accent + 1)),
  ]
}

function figure(features: Features, person: Person): string {
  const only = <Variant>(variant: Variant | undefined) => (variant === undefined ? [] : [variant])
  const svg = createAvatar(notionists, {
    seed: person,
    size: SIDE,
    scale: 128,
    translateY: 9,
    hair: only(features.hair),
    body: only(features.body),
    brows: [features.brows ?? 'variant05'],
    eyes: ['variant05'],
    nose: [features.nose ?? 'variant10'],
    lips: only(features.lips),
    glasses: only(features.glasses),
    glassesProbability: features.glasses ? 100 : 0,
    beard: only(features.beard),
    beardProbability: features.beard ? 100 : 0,
    gestureProbability: 0,
    bodyIconProbability: 0,
  }).toString()
  return svg
    .replace(/<metadata.*?<\/metadata>/s, '')
    .replaceAll('#000', NAVY)
    .replaceAll('#fff', '#ffffff')
}

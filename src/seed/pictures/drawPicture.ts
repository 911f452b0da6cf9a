import { markup } from './markup'
import { motifs } from './motifs/bySubject'
import { PALETTES, type PictureVariant } from './palette'
import type { PictureSubject } from './pictureSubjects'
import { seededRandom } from './seededRandom'

/**
 * Crops of the one sheet. `banner` and `social` leave their left half to a title: the sheet is
 * moved to the right and fades towards the words.
 */
export const PICTURE_FORMATS = {
  hero: { width: 1600, height: 1000, view: [0, 0, 1600, 1000], hasTitle: false },
  card: { width: 1200, height: 900, view: [133, 0, 1334, 1000], hasTitle: false },
  banner: { width: 1600, height: 1000, view: [-360, 0, 1600, 1000], hasTitle: true },
  social: { width: 1200, height: 630, view: [-420, 0, 1905, 1000], hasTitle: true },
} as const
export type PictureFormat = keyof typeof PICTURE_FORMATS

export function drawPicture(
  subject: PictureSubject,
  variant: PictureVariant,
  format: PictureFormat = 'hero',
): string {
  const { width, height, view, hasTitle } = PICTURE_FORMATS[format]
  const [left, top, viewWidth, viewHeight] = view
  const { ground } = PALETTES[variant]
  const marks = motifs[subject](seededRandom(subject))
  const box = `x="${left}" y="${top}" width="${viewWidth}" height="${viewHeight}"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view.join(' ')}">`,
    `<rect ${box} fill="${ground}"/>`,
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round">',
    ...marks.filter(({ path }) => path !== '').map((mark) => markup(mark, variant)),
    '</g>',
    hasTitle ? fade(ground, box) : '',
    '</svg>',
  ].join('')
}

function fade(ground: string, box: string): string {
  const stops = [
    [0.26, 1],
    [0.42, 0.82],
    [0.62, 0],
  ].map(
    ([offset, opacity]) =>
      `<stop offset="${offset}" stop-color="${ground}" stop-opacity="${opacity}"/>`,
  )
  return `<defs><linearGradient id="fade">${stops.join('')}</linearGradient></defs><rect ${box} fill="url(#fade)"/>`
}

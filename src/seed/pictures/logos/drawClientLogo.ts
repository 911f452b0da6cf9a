import type { Client } from '../../content/clients'
import { NAVY } from '../palette'
import { clientMarks } from './clientMarks'
import { outlineText } from './lettering'
import type { MarkDrawing } from './markDrawing'

export const CLIENT_LOGO = { width: 440, height: 160 } as const

const MARK_WIDTH = 64
const GAP = 22
const WIDEST = CLIENT_LOGO.width - 48 - MARK_WIDTH - GAP

/** One colour on a transparent ground, words as outlines. */
export function drawClientLogo(client: Client): string {
  const scale = scaleFor(client)
  const width = MARK_WIDTH + GAP + widestLine(client, scale)
  const left = (CLIENT_LOGO.width - width) / 2
  const size = `width="${CLIENT_LOGO.width}" height="${CLIENT_LOGO.height}"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${CLIENT_LOGO.width} ${CLIENT_LOGO.height}">`,
    `<g transform="translate(${(left + MARK_WIDTH / 2).toFixed(1)} ${CLIENT_LOGO.height / 2})">${mark(client)}</g>`,
    `<path fill="${NAVY}" d="${words(client, left + MARK_WIDTH + GAP, scale)}"/>`,
    '</svg>',
  ].join('')
}

function mark(client: Client): string {
  const { lines = [], surfaces = [] }: MarkDrawing = clientMarks[client.mark]
  return [
    lines.length > 0 &&
      `<path fill="none" stroke="${NAVY}" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round" d="${lines.join('')}"/>`,
    surfaces.length > 0 && `<path fill="${NAVY}" d="${surfaces.join('')}"/>`,
  ]
    .filter(Boolean)
    .join('')
}

function scaleFor(client: Client): number {
  const wanted = client.name.length === 2 ? 0.86 : 1
  return Math.min(wanted, wanted * (WIDEST / widestLine(client, wanted)))
}

const widestLine = (client: Client, scale: number) =>
  Math.max(
    ...client.name.map(
      (text) => outlineText(text, { lettering: client.lettering, x: 0, baseline: 0, scale }).width,
    ),
  )

function words(client: Client, x: number, scale: number): string {
  const lineHeight = 44 * scale
  const first = CLIENT_LOGO.height / 2 + 13 * scale - ((client.name.length - 1) * lineHeight) / 2
  return client.name
    .map((text, rank) => {
      const baseline = first + rank * lineHeight
      return outlineText(text, { lettering: client.lettering, x, baseline, scale }).path
    })
    .join('')
}

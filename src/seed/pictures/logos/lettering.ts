import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Font } from 'opentype.js'
import { outlinePath } from '@/src/domain/outlinePath'

type Style = { file: string; size: number; tracking: number }

const STYLES = {
  serif: {
    file: 'source-serif-4/files/source-serif-4-latin-600-normal.woff',
    size: 42,
    tracking: -0.2,
  },
  sans: { file: 'source-sans-3/files/source-sans-3-latin-600-normal.woff', size: 40, tracking: 0 },
  geometric: { file: 'jost/files/jost-latin-500-normal.woff', size: 42, tracking: 0.2 },
  capitals: { file: 'jost/files/jost-latin-400-normal.woff', size: 32, tracking: 5 },
  elegant: {
    file: 'cormorant-garamond/files/cormorant-garamond-latin-600-normal.woff',
    size: 46,
    tracking: 0.4,
  },
} as const satisfies Record<string, Style>

export type Lettering = keyof typeof STYLES
export type Outlines = { path: string; width: number }

const require = createRequire(import.meta.url)
const fonts = new Map<string, Font>()

/** Words as outlines, so that an image does not depend on the fonts of the machine. */
export function outlineText(
  text: string,
  {
    lettering,
    x,
    baseline,
    scale,
  }: { lettering: Lettering; x: number; baseline: number; scale: number },
): Outlines {
  const { file, size, tracking } = STYLES[lettering]
  const font = fontFrom(file)
  const pixels = (size * scale) / font.unitsPerEm
  const glyphs = Array.from(text.normalize('NFC'), (character) => font.charToGlyph(character))
  let pen = x
  let path = ''
  for (const [rank, glyph] of glyphs.entries()) {
    const next = glyphs[rank + 1]
    path += outlinePath(glyph.getPath(pen, baseline, size * scale).commands)
    pen += ((glyph.advanceWidth ?? 0) + (next ? font.getKerningValue(glyph, next) : 0)) * pixels
    pen += tracking * scale
  }
  return { path, width: pen - tracking * scale - x }
}

function fontFrom(file: string): Font {
  const known = fonts.get(file)
  if (known) return known
  const bytes = readFileSync(require.resolve(`@fontsource/${file}`))
  const font = opentype.parse(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
  )
  fonts.set(file, font)
  return font
}

import { readFileSync } from 'node:fs'
import path from 'node:path'
import opentype, { type Font } from 'opentype.js'
import { glyphOutlineToSvgPath } from './glyphOutlineToSvgPath'

export type Typeface = {
  /** Returns the text without characters that the typeface does not have, such as emoji. */
  drawable: (text: string) => string
  widthOf: (text: string, size: number) => number
  outline: (text: string, at: { x: number; baseline: number; size: number }) => string
}

/** Opens the typeface of headings as outlines, which needs no system font and no network. */
export function openHeadingTypeface(): Typeface {
  const font = readFont(
    path.join(
      process.cwd(),
      'node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff',
    ),
  )
  return {
    drawable: (text) =>
      Array.from(text.normalize('NFC').replaceAll(/\s/g, ' '))
        .filter((character) => font.charToGlyphIndex(character) > 0)
        .join('')
        .trim(),
    widthOf: (text, size) => font.getAdvanceWidth(text, size),
    outline: (text, { x, baseline, size }) =>
      glyphOutlineToSvgPath(font.getPath(text, x, baseline, size).commands),
  }
}

function readFont(file: string): Font {
  const bytes = readFileSync(file)
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}

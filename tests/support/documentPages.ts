import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'

type Line = readonly [text: string, x: number, y: number]

/** A page with each of these lines where it is said to stand. */
export const aPageOf = (lines: readonly Line[]) => aBookOf(lines, 1)

/** So many of such pages. */
export async function aBookOf(lines: readonly Line[], pages: number): Promise<Buffer> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (let count = 0; count < pages; count++) {
    const page = document.addPage()
    for (const [text, x, y] of lines) page.drawText(text, { x, y, size: 11, font })
  }
  return Buffer.from(await document.save())
}

/** A CV with these lines, one under the other. */
export const aCvSaying = (...lines: string[]) =>
  aPageOf(lines.map((line, index) => [line, 50, 780 - 20 * index]))

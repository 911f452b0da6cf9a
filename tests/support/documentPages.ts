import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'

type PositionedLine = readonly [text: string, x: number, y: number]

/** A page with these lines at their positions. */
export const aPdfPageOf = (lines: readonly PositionedLine[]) => aPdfBookOf(lines, 1)

/** A document with a number of such pages. */
export async function aPdfBookOf(lines: readonly PositionedLine[], pages: number): Promise<Buffer> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (let count = 0; count < pages; count++) {
    const page = document.addPage()
    for (const [text, x, y] of lines) page.drawText(text, { x, y, size: 11, font })
  }
  return Buffer.from(await document.save())
}

/** A CV with these lines, one below the other. */
export const aCvWithLines = (...lines: string[]) =>
  aPdfPageOf(lines.map((line, index) => [line, 50, 780 - 20 * index]))

import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'

type Line = [text: string, x: number, y: number]

/** A page with each of these lines where it is said to stand. */
export async function aPageOf(lines: readonly Line[]): Promise<Buffer> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const page = document.addPage()
  for (const [text, x, y] of lines) page.drawText(text, { x, y, size: 11, font })
  return Buffer.from(await document.save())
}

/** A CV with these lines, one under the other. */
export const aCvSaying = (...lines: string[]) =>
  aPageOf(lines.map((line, index) => [line, 50, 780 - 20 * index]))

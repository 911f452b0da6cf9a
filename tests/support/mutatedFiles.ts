import fc from 'fast-check'
import { checkFileContent, type FileVerdict } from '@/src/domain/files/fileContent'
import type { FileKind } from '@/src/domain/files/uploadedFile'
import { inspectFileContent } from '@/src/files/inspector/inspectFileContent'
import { aDocxWithFields, readFixture } from './documents'
import { aDocWithParts } from './wordDocs'

const GENUINE_FILES: Record<FileKind, Buffer[]> = {
  pdf: [
    readFixture('libreoffice.pdf'),
    readFixture('ownerPassword/script.pdf'),
    readFixture('openKey/indirect.pdf'),
    readFixture('openKey/attachments.pdf'),
  ],
  doc: [
    readFixture('libreoffice.doc'),
    aDocWithParts({
      body: 'Développeuse \u0013INCLUDEPICTURE "a.png"\u0014…\u0015\r',
      footnotes: '\u0002 Depuis 2019\r\r',
      over: 'Élodie Lefèvre',
      under: 'Nantes',
      boxes: 'Anglais, łódź\r\r',
    }),
  ],
  docx: [readFixture('libreoffice.docx'), aDocxWithFields('INCLUDE', 'PICTURE "a.png"')],
}

/** Values at which counts, offsets and chains often fail. */
const EXTREME_NUMBERS = [0, 1, 2, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff]

type Mutation = (bytes: Buffer) => Buffer

const placeArbitrary = fc
  .integer({ min: 0, max: 999_999 })
  .map((millionths) => millionths / 1_000_000)
const byteIndexAt = (bytes: Buffer, part: number) => Math.floor(bytes.length * part)

const mutationArbitrary: fc.Arbitrary<Mutation> = fc.oneof(
  fc.tuple(placeArbitrary, fc.nat(255)).map(([part, value]) => (bytes: Buffer) => {
    const changed = Buffer.from(bytes)
    if (changed.length > 0) changed[byteIndexAt(bytes, part)] = value
    return changed
  }),
  fc
    .tuple(placeArbitrary, fc.constantFrom(...EXTREME_NUMBERS))
    .map(([part, value]) => (bytes: Buffer) => {
      const changed = Buffer.from(bytes)
      const offset = byteIndexAt(bytes, part) & ~3
      if (offset + 4 <= changed.length) changed.writeUInt32LE(value, offset)
      return changed
    }),
  placeArbitrary.map((part) => (bytes: Buffer) => bytes.subarray(0, byteIndexAt(bytes, part))),
  fc
    .tuple(placeArbitrary, placeArbitrary, placeArbitrary)
    .map(([from, length, to]) => (bytes: Buffer) => {
      const start = byteIndexAt(bytes, from)
      const piece = bytes.subarray(start, start + Math.ceil(byteIndexAt(bytes, length) / 16))
      const target = byteIndexAt(bytes, to)
      return Buffer.concat([bytes.subarray(0, target), piece, bytes.subarray(target)])
    }),
)

/** A valid document of this kind after a few random changes, most of them small. */
function mutatedFileArbitrary(kind: FileKind): fc.Arbitrary<Buffer> {
  return fc
    .tuple(
      fc.constantFrom(...GENUINE_FILES[kind]),
      fc.array(mutationArbitrary, { minLength: 1, maxLength: 8 }),
    )
    .map(([genuine, mutations]) => mutations.reduce((bytes, mutate) => mutate(bytes), genuine))
}

/** Runs this with mutated files; fails when it throws. */
export async function checkMutatedFiles(
  kind: FileKind,
  runs: number,
  run: (bytes: Buffer) => Promise<void>,
) {
  await fc.assert(fc.asyncProperty(mutatedFileArbitrary(kind), run), { numRuns: runs })
}

/** Inspects mutated files and records each verdict; fails when a file has none. */
export async function inspectMutatedFiles(
  kind: FileKind,
  runs: number,
  tell: (verdict: FileVerdict, milliseconds: number) => void = () => {},
) {
  await checkMutatedFiles(kind, runs, async (bytes) => {
    const start = performance.now()
    const verdict = checkFileContent(kind, await inspectFileContent(bytes))
    tell(verdict, performance.now() - start)
  })
}

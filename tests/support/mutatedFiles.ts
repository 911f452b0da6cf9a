import fc from 'fast-check'
import { checkFileContent, type FileVerdict } from '@/src/domain/files/fileContent'
import type { FileKind } from '@/src/domain/files/uploadedFile'
import { inspectFileContent } from '@/src/files/inspector/inspectFileContent'
import { aDocxWithFields, fixture } from './documents'
import { aDocOf } from './wordDocs'

const GENUINE: Record<FileKind, Buffer[]> = {
  pdf: [
    fixture('libreoffice.pdf'),
    fixture('ownerPassword/script.pdf'),
    fixture('openKey/indirect.pdf'),
    fixture('openKey/attachments.pdf'),
  ],
  doc: [
    fixture('libreoffice.doc'),
    aDocOf({
      body: 'Développeuse \u0013INCLUDEPICTURE "a.png"\u0014…\u0015\r',
      footnotes: '\u0002 Depuis 2019\r\r',
      over: 'Élodie Lefèvre',
      under: 'Nantes',
      boxes: 'Anglais, łódź\r\r',
    }),
  ],
  docx: [fixture('libreoffice.docx'), aDocxWithFields('INCLUDE', 'PICTURE "a.png"')],
}

/** Values at which counts, offsets and chains often fail. */
const EXTREMES = [0, 1, 2, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff]

type Mutation = (bytes: Buffer) => Buffer

const place = fc.integer({ min: 0, max: 999_999 }).map((millionths) => millionths / 1_000_000)
const at = (bytes: Buffer, part: number) => Math.floor(bytes.length * part)

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.tuple(place, fc.nat(255)).map(([part, value]) => (bytes: Buffer) => {
    const changed = Buffer.from(bytes)
    if (changed.length > 0) changed[at(bytes, part)] = value
    return changed
  }),
  fc.tuple(place, fc.constantFrom(...EXTREMES)).map(([part, value]) => (bytes: Buffer) => {
    const changed = Buffer.from(bytes)
    const offset = at(bytes, part) & ~3
    if (offset + 4 <= changed.length) changed.writeUInt32LE(value, offset)
    return changed
  }),
  place.map((part) => (bytes: Buffer) => bytes.subarray(0, at(bytes, part))),
  fc.tuple(place, place, place).map(([from, length, to]) => (bytes: Buffer) => {
    const start = at(bytes, from)
    const piece = bytes.subarray(start, start + Math.ceil(at(bytes, length) / 16))
    const target = at(bytes, to)
    return Buffer.concat([bytes.subarray(0, target), piece, bytes.subarray(target)])
  }),
)

/** A valid document of this kind after a few random changes, most of them small. */
function mutatedFile(kind: FileKind): fc.Arbitrary<Buffer> {
  return fc
    .tuple(fc.constantFrom(...GENUINE[kind]), fc.array(mutation, { minLength: 1, maxLength: 8 }))
    .map(([genuine, mutations]) => mutations.reduce((bytes, mutate) => mutate(bytes), genuine))
}

/** Runs this with mutated files; fails when it throws. */
export async function withMutated(
  kind: FileKind,
  runs: number,
  run: (bytes: Buffer) => Promise<void>,
) {
  await fc.assert(fc.asyncProperty(mutatedFile(kind), run), { numRuns: runs })
}

/** Inspects mutated files and records each verdict; fails when a file has none. */
export async function inspectMutated(
  kind: FileKind,
  runs: number,
  tell: (verdict: FileVerdict, milliseconds: number) => void = () => {},
) {
  await withMutated(kind, runs, async (bytes) => {
    const start = performance.now()
    const verdict = checkFileContent(kind, await inspectFileContent(bytes))
    tell(verdict, performance.now() - start)
  })
}

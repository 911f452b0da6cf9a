import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeUploadedFile } from '@/src/domain/uploadedFile'
import { inspectUploadedFile } from '@/src/files/inspectUploadedFile'
import {
  acceptedFiles,
  aDocx,
  fixture,
  refusedFiles,
  type TestFile,
} from '@/tests/support/documents'

async function judge({ name, bytes }: TestFile) {
  return judgeUploadedFile({ name, size: bytes.length, content: await inspectUploadedFile(bytes) })
}

test.each(Object.entries(await acceptedFiles()))('%s is accepted', async (_, file) => {
  expect(await judge(file)).toBeNull()
})

test.each(Object.entries(await refusedFiles()))('%s is refused', async (_, file) => {
  expect(await judge(file)).toBe('fileTypeRefused')
})

test.each(['libreoffice.doc', 'libreoffice.docx', 'libreoffice.pdf'])(
  'a damaged %s is answered, never thrown at',
  async (name) => {
    const genuine = fixture(name)
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(genuine.length - 1), fc.nat(255)), { minLength: 1 }),
        async (damages) => {
          const damaged = Buffer.from(genuine)
          for (const [offset, value] of damages) damaged[offset] = value
          expect([null, 'fileTypeRefused']).toContain(await judge({ name, bytes: damaged }))
        },
      ),
      { numRuns: 200 },
    )
  },
)

test('a package cut anywhere is refused', async () => {
  const genuine = aDocx()
  for (let length = 1; length < genuine.length; length += 37) {
    expect(await judge({ name: 'cv.docx', bytes: genuine.subarray(0, length) })).not.toBeNull()
  }
})

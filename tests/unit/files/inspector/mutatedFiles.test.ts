import { expect, test } from 'vitest'
import { FILE_KINDS } from '@/src/domain/files/uploadedFile'
import { inspectMutatedFiles } from '@/tests/support/mutatedFiles'

test.each(FILE_KINDS)('Any mutation of a %s gets a verdict without an exception', async (kind) => {
  const errors = new Set<string | null>()
  await inspectMutatedFiles(kind, 200, ({ error }) => errors.add(error))
  // Both harmless and destructive mutations occurred.
  expect(errors).toContain('fileDamaged')
  expect(errors).toContain(null)
})

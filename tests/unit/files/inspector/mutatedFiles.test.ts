import { expect, test } from 'vitest'
import { FILE_KINDS } from '@/src/domain/files/uploadedFile'
import { inspectMutated } from '@/tests/support/mutatedFiles'

test.each(FILE_KINDS)(
  'whatever happens to a %s, it is answered and never thrown at',
  async (kind) => {
    const errors = new Set<string | null>()
    await inspectMutated(kind, 200, ({ error }) => errors.add(error))
    // Both harmless and destructive mutations occurred.
    expect(errors).toContain('fileDamaged')
    expect(errors).toContain(null)
  },
)

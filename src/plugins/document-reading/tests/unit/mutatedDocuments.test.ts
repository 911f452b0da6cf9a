import { expect, test } from 'vitest'
import { readWordText } from '@/src/plugins/document-reading/files/wordReader/readWordText'
import { checkMutatedFiles } from '@/tests/support/mutatedFiles'

test.each(['doc', 'docx'] as const)(
  'A damaged %s is read or refused without an exception',
  async (kind) => {
    const found = new Set<boolean>()
    await checkMutatedFiles(kind, 200, async (bytes) => {
      found.add((await readWordText(kind, bytes)) !== null)
    })
    expect([...found].toSorted()).toEqual([false, true])
  },
)

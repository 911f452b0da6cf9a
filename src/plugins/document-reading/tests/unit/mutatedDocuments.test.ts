import { expect, test } from 'vitest'
import { readWordText } from '@/src/plugins/document-reading/files/wordReader/readWordText'
import { withMutated } from '@/tests/support/mutatedFiles'

test.each(['doc', 'docx'] as const)(
  'a damaged %s is read or refused, never thrown at',
  async (kind) => {
    const found = new Set<boolean>()
    await withMutated(kind, 200, async (bytes) => {
      found.add((await readWordText(kind, bytes)) !== null)
    })
    expect([...found].toSorted()).toEqual([false, true])
  },
)

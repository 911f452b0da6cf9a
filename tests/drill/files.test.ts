import { expect, test } from 'vitest'
import { FILE_KINDS } from '@/src/domain/files/uploadedFile'
import { inspectMutatedFiles } from '@/tests/support/mutatedFiles'

const MUTATED_FILES_PER_KIND = 5_000

test.each(FILE_KINDS)('%s: each of five thousand damaged files gets a verdict', async (kind) => {
  const counts: Record<string, number> = {}
  let slowest = 0
  await inspectMutatedFiles(
    kind,
    MUTATED_FILES_PER_KIND,
    ({ error, hasActiveContent }, milliseconds) => {
      const verdict = error ?? (hasActiveContent ? 'accepted and marked' : 'accepted')
      counts[verdict] = (counts[verdict] ?? 0) + 1
      slowest = Math.max(slowest, milliseconds)
    },
  )
  console.log(
    `${MUTATED_FILES_PER_KIND} mutated .${kind} files sent, the slowest took ${slowest.toFixed(0)} ms`,
  )
  console.table(counts)
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(MUTATED_FILES_PER_KIND)
})

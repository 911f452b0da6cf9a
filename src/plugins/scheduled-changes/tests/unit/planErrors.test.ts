import { expect, test } from 'vitest'
import { planErrors } from '@/src/plugins/scheduled-changes/words/admin/plannedChanges'

test.each(Object.values(planErrors))('A form shows a refused plan in full: %s', (sentence) => {
  // Payload reads the text after a colon as a list of fields.
  expect(sentence).not.toContain(':')
})

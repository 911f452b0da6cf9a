import { expect, test } from 'vitest'
import { mediaText } from '@/src/content/admin/media'
import { fixedPathPageError } from '@/src/content/admin/pageFields'
import { tooManyDocumentsSentence } from '@/src/content/admin/selections'
import { restInputErrors } from '@/src/content/restInput'

const { inUse, ...ofMedia } = mediaText.errors

test.each([
  ...Object.values(restInputErrors),
  ...Object.values(ofMedia),
  inUse(['Accueil', 'Nos valeurs']),
  fixedPathPageError,
  tooManyDocumentsSentence(100),
])('A form shows a refusal in full: %s', (sentence) => {
  // Payload parses the text after a colon as a list of fields.
  expect(sentence).not.toContain(':')
})

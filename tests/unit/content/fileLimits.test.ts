import { expect, test } from 'vitest'
import { siteWordsIn } from '@/src/content/siteWords'
import { MAX_PDF_OBJECTS } from '@/src/domain/files/fileContent'
import {
  MAX_UNPACKED_BYTES,
  MAX_UNPACKED_RATIO,
  MAX_ZIP_ENTRIES,
} from '@/src/domain/files/packageEntries'

test.each([
  ['fr', 'fr-FR', 'cent fois'],
  ['en', 'en-GB', 'a hundred times'],
] as const)('The refusal of a complex file names its limits (%s)', (language, locale, ratio) => {
  const sentence = siteWordsIn(language).submissionErrorSentences.fileTooComplex
  const limits = [MAX_PDF_OBJECTS, MAX_ZIP_ENTRIES, MAX_UNPACKED_BYTES / 1024 / 1024]
  const written = limits.map((limit) => limit.toLocaleString(locale).replaceAll('\u202F', '\u00A0'))
  for (const limit of written) expect(sentence).toContain(limit)
  expect(MAX_UNPACKED_RATIO).toBe(100)
  expect(sentence).toContain(ratio)
})

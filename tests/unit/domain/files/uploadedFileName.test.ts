import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  candidateDownloadName,
  cleanFileName,
  contentDispositionHeader,
} from '@/src/domain/files/uploadedFile'

test.each([
  ['CV Éloïse Müller.pdf', 'CV Éloïse Müller.pdf'],
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\Zoé\\cv.docx', 'cv.docx'],
  ['cv\0.pdf', 'cv.pdf'],
  ['cv\r\nSet-Cookie: a=b.pdf', 'cvSet-Cookie_ a=b.pdf'],
  ['cv\u202Efdp.exe.pdf', 'cvfdp.exe.pdf'],
  ['.pdf', 'document.pdf'],
  ['\u3164\u2800.pdf', 'document.pdf'],
  ['\uFE0F.pdf', 'document.pdf'],
  ['', 'document'],
  ['..', 'document.'],
])('%j is stored as %j', (sent, kept) => {
  expect(cleanFileName(sent)).toBe(kept)
})

test('A name of 300 characters is cut before its extension', () => {
  const kept = cleanFileName(`${'é'.repeat(300)}.docx`)
  expect(kept).toHaveLength(120)
  expect(kept.endsWith('é.docx')).toBe(true)
})

test('The download has the names of candidate and file, with underscores for spaces', () => {
  expect(candidateDownloadName('Anne-Lise  Le Goff', 'Mon CV 2026.pdf')).toBe(
    'Anne-Lise_Le_Goff_Mon_CV_2026.pdf',
  )
  expect(candidateDownloadName('../Eve\r\n', 'cv.pdf')).toBe('Eve_cv.pdf')
})

test('The header contains accents for clients that can read them', () => {
  expect(contentDispositionHeader("Zoé_L'été.pdf")).toBe(
    "attachment; filename=\"Zoe_L'ete.pdf\"; filename*=UTF-8''Zo%C3%A9_L%27%C3%A9t%C3%A9.pdf",
  )
})

test('No name breaks the header', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const header = contentDispositionHeader(cleanFileName(name))
      expect(header).toMatch(
        /^attachment; filename="[^"\\\r\n]*"; filename\*=UTF-8''[\w.~%#$&+^`|-]*$/,
      )
    }),
  )
})

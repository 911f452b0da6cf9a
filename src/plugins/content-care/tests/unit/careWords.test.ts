import { expect, test } from 'vitest'
import { pageFieldText } from '@/src/content/admin/pageFields'
import { findSmallPictures } from '@/src/plugins/content-care/rules/shownPictures'
import { contentProblemDetail } from '@/src/plugins/content-care/words/admin/contentProblems'

test('The hint of a picture and the advice on a small one name the same number of pixels', () => {
  const place = { collection: 'value-pages', id: 1, title: 'Équipes' } as const
  const use = { picture: 1, place, field: 'heroImage', name: 'heroImage' }
  const picture = { id: 1, filename: 'a.png', alt: 'a', width: 640, mimeType: 'image/png' }
  const [found] = findSmallPictures([use], new Map([[1, picture]]))
  expect(found && contentProblemDetail(found)).toBe(
    '640\u00A0pixels de large, il en faut 1\u202F440',
  )
  expect(pageFieldText.heroImage.description).toBe(
    'Au format paysage, 1\u202F440\u00A0pixels de large au moins.',
  )
})

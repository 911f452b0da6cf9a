import { expect, test } from 'vitest'
import { removeUnsafeLinks } from '@/src/domain/urls/removeUnsafeLinks'

const word = (text: string) => ({ type: 'text', text })
const link = (url: unknown, ...children: unknown[]) => ({ type: 'link', fields: { url }, children })
const textOf = (...children: unknown[]) => ({
  root: { type: 'root', children: [{ type: 'listitem', children }] },
})

test('A forbidden link is replaced by its words at any depth; others stay', () => {
  const allowed = link('https://exemplia.test', word('site'))
  const text = textOf(
    word('Voir '),
    link('javascript:alert(1)', word('ici'), word(' et là')),
    link(undefined, word('nulle part')),
    allowed,
  )
  expect(removeUnsafeLinks(text)).toEqual(
    textOf(word('Voir '), word('ici'), word(' et là'), word('nulle part'), allowed),
  )
})

test.each([null, undefined, 'text', { root: null }])('%j is no formatted text', (value) => {
  expect(removeUnsafeLinks(value)).toEqual(value)
})

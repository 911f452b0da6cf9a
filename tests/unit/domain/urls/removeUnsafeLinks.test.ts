import { expect, test } from 'vitest'
import { removeUnsafeLinks } from '@/src/domain/urls/removeUnsafeLinks'

const textNode = (text: string) => ({ type: 'text', text })
const linkNode = (url: unknown, ...children: unknown[]) => ({
  type: 'link',
  fields: { url },
  children,
})
const richTextOf = (...children: unknown[]) => ({
  root: { type: 'root', children: [{ type: 'listitem', children }] },
})

test('A forbidden link is replaced by its words at any depth; others stay', () => {
  const allowed = linkNode('https://exemplia.test', textNode('site'))
  const text = richTextOf(
    textNode('Voir '),
    linkNode('javascript:alert(1)', textNode('ici'), textNode(' et là')),
    linkNode(undefined, textNode('nulle part')),
    allowed,
  )
  expect(removeUnsafeLinks(text)).toEqual(
    richTextOf(
      textNode('Voir '),
      textNode('ici'),
      textNode(' et là'),
      textNode('nulle part'),
      allowed,
    ),
  )
})

test.each([null, undefined, 'text', { root: null }])('%j is no formatted text', (value) => {
  expect(removeUnsafeLinks(value)).toEqual(value)
})

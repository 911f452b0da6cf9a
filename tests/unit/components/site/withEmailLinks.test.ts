import { type JSXConvertersFunction, RichText } from '@payloadcms/richtext-lexical/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { withEmailLinks } from '@/components/site/page/withEmailLinks'

const LEAF_FIELDS = { version: 1, format: '', direction: null, indent: 0 } as const
const textNode = (words: string, format = 0) => ({
  ...LEAF_FIELDS,
  type: 'text',
  format,
  text: words,
  detail: 0,
  mode: 'normal',
  style: '',
})

const jsxConverters: JSXConvertersFunction = ({ defaultConverters }) => ({
  ...defaultConverters,
  text: withEmailLinks(defaultConverters.text),
})

function renderNodes(...children: { type: string; version: number }[]) {
  const paragraph = { ...LEAF_FIELDS, type: 'paragraph', children }
  const data = { root: { ...LEAF_FIELDS, type: 'root', children: [paragraph] } }
  return renderToStaticMarkup(
    createElement(RichText, { data, converters: jsxConverters, disableContainer: true }),
  )
}

test('An e-mail address in a text becomes a link, without a full stop after it', () => {
  expect(
    renderNodes(textNode('Écrivez à dpo@exemplia.example. Ou à l’accueil <a@b.fr>, en gras.', 1)),
  ).toBe(
    '<p><strong>Écrivez à </strong>' +
      '<a href="mailto:dpo@exemplia.example"><strong>dpo@exemplia.example</strong></a>' +
      '<strong>. Ou à l’accueil &lt;</strong><a href="mailto:a@b.fr"><strong>a@b.fr</strong></a>' +
      '<strong>&gt;, en gras.</strong></p>',
  )
})

test('Text that is no e-mail address stays as typed', () => {
  expect(renderNodes(textNode('3 @ 4, @exemplia, nom@exemplia'))).toBe(
    '<p>3 @ 4, @exemplia, nom@exemplia</p>',
  )
})

test.each(['link', 'autolink'])('An e-mail address in a %s gets no second link', (type) => {
  const fields = { url: 'mailto:dpo@exemplia.example', linkType: 'custom', newTab: false }
  const link = { ...LEAF_FIELDS, type, fields, children: [textNode('dpo@exemplia.example')] }
  expect(renderNodes(link)).toBe(
    '<p><a href="mailto:dpo@exemplia.example">dpo@exemplia.example</a></p>',
  )
})

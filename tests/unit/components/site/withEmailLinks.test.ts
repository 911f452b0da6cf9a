import { type JSXConvertersFunction, RichText } from '@payloadcms/richtext-lexical/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { withEmailLinks } from '@/components/site/page/withEmailLinks'

const leaf = { version: 1, format: '', direction: null, indent: 0 } as const
const text = (words: string, format = 0) => ({
  ...leaf,
  type: 'text',
  format,
  text: words,
  detail: 0,
  mode: 'normal',
  style: '',
})

const converters: JSXConvertersFunction = ({ defaultConverters }) => ({
  ...defaultConverters,
  text: withEmailLinks(defaultConverters.text),
})

function drawn(...children: { type: string; version: number }[]) {
  const paragraph = { ...leaf, type: 'paragraph', children }
  const data = { root: { ...leaf, type: 'root', children: [paragraph] } }
  return renderToStaticMarkup(createElement(RichText, { data, converters, disableContainer: true }))
}

test('An e-mail address in a text becomes a link, without a full stop after it', () => {
  expect(drawn(text('Écrivez à dpo@exemplia.example. Ou à l’accueil <a@b.fr>, en gras.', 1))).toBe(
    '<p><strong>Écrivez à </strong>' +
      '<a href="mailto:dpo@exemplia.example"><strong>dpo@exemplia.example</strong></a>' +
      '<strong>. Ou à l’accueil &lt;</strong><a href="mailto:a@b.fr"><strong>a@b.fr</strong></a>' +
      '<strong>&gt;, en gras.</strong></p>',
  )
})

test('Text that is no e-mail address stays as typed', () => {
  expect(drawn(text('3 @ 4, @exemplia, nom@exemplia'))).toBe(
    '<p>3 @ 4, @exemplia, nom@exemplia</p>',
  )
})

test.each(['link', 'autolink'])('An e-mail address in a %s gets no second link', (type) => {
  const fields = { url: 'mailto:dpo@exemplia.example', linkType: 'custom', newTab: false }
  const link = { ...leaf, type, fields, children: [text('dpo@exemplia.example')] }
  expect(drawn(link)).toBe('<p><a href="mailto:dpo@exemplia.example">dpo@exemplia.example</a></p>')
})

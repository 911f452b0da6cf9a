import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RichText } from '@/components/site/page/RichText'

const block = { version: 1, direction: 'ltr', format: '', indent: 0 } as const

function linkTo(url: string, newTab = false) {
  const words = { type: 'text', version: 1, text: 'le site', format: 0, mode: 'normal', style: '' }
  const link = {
    type: 'link',
    ...block,
    fields: { linkType: 'custom', url, newTab },
    children: [words],
  }
  const paragraph = { type: 'paragraph', ...block, children: [link] }
  const body = { root: { type: 'root', ...block, children: [paragraph] } }
  return renderToStaticMarkup(createElement(RichText, { body }))
}

test('a link of the editor leads where it says', () => {
  expect(linkTo('https://www.cnil.fr')).toContain('<a href="https://www.cnil.fr">le site</a>')
})

test('a link in a new tab does not hand over this one', () => {
  expect(linkTo('https://www.cnil.fr', true)).toContain('target="_blank" rel="noopener"')
})

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example'])(
  'of a link to %s only the words remain',
  (url) => {
    const html = linkTo(url)
    expect(html).toContain('le site')
    expect(html).not.toContain('<a')
  },
)

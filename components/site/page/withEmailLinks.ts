import type { SerializedTextNode } from '@payloadcms/richtext-lexical'
import type { JSXConverter } from '@payloadcms/richtext-lexical/react'
import { createElement, Fragment } from 'react'
import { mailtoLink } from '@/src/domain/urls/mailtoLink'

const EMAIL_PATTERN = /([\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+)/

type RenderText = JSXConverter<SerializedTextNode>

/** Returns a text renderer that adds a mailto link for each e-mail address in the text. */
export function withEmailLinks(draw: RenderText): RenderText {
  if (typeof draw !== 'function') return draw
  return (drawn) => {
    const { node, parent } = drawn
    // Links cannot be nested.
    if (/link$/.test(parent.type)) return draw(drawn)
    // Splitting by a capturing pattern puts the matches at odd indexes.
    const parts = node.text.split(EMAIL_PATTERN).map((part, place) => {
      const words = draw({ ...drawn, node: { ...node, text: part } })
      return place % 2 === 1 ? createElement('a', { href: mailtoLink(part) }, words) : words
    })
    return createElement(Fragment, null, ...parts)
  }
}

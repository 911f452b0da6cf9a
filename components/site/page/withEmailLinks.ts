import type { SerializedTextNode } from '@payloadcms/richtext-lexical'
import type { JSXConverter } from '@payloadcms/richtext-lexical/react'
import { createElement, Fragment } from 'react'
import { mailtoLink } from '@/src/domain/addresses/mailtoLink'

const EMAIL = /([\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+)/

type DrawText = JSXConverter<SerializedTextNode>

/** The same drawing of a text, with a link to write to each e-mail address that staff have typed in it. */
export function withEmailLinks(draw: DrawText): DrawText {
  if (typeof draw !== 'function') return draw
  return (drawn) => {
    const { node, parent } = drawn
    // In a link there is no room for another.
    if (/link$/.test(parent.type)) return draw(drawn)
    // Split at what it captures, a text has that in every second place.
    const parts = node.text.split(EMAIL).map((part, place) => {
      const words = draw({ ...drawn, node: { ...node, text: part } })
      return place % 2 === 1 ? createElement('a', { href: mailtoLink(part) }, words) : words
    })
    return createElement(Fragment, null, ...parts)
  }
}

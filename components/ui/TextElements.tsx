import { createElement, Fragment } from 'react'

type Props = { as: 'li' | 'p' | 'span'; texts: readonly string[] }

/** Each text in an element of its own, without a key: keyed by itself it would be sent twice. */
export function TextElements({ as, texts }: Props) {
  return createElement(Fragment, null, ...texts.map((text) => createElement(as, null, text)))
}

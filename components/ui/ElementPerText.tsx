import { createElement, Fragment } from 'react'

type Props = { as: 'li' | 'p' | 'span'; texts: readonly string[] }

/** Renders each text in its own element, without a key: a text as key would be sent twice. */
export function ElementPerText({ as, texts }: Props) {
  return createElement(Fragment, null, ...texts.map((text) => createElement(as, null, text)))
}

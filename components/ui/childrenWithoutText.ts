import type { ReactElement } from 'react'

/**
 * Children without bare text nodes. When a browser translation has replaced a text node by `<font>`
 * elements and a sibling then appears or disappears, React crashes.
 */
export type ChildrenWithoutText =
  | ReactElement
  | readonly ChildrenWithoutText[]
  | false
  | null
  | undefined
  | ''

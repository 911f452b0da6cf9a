import type { ReactElement } from 'react'

/**
 * Children without bare text. React crashes when a browser has translated a text node (replaced it by
 * `<font>` elements) and a sibling then appears or disappears.
 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined | ''

import type { ReactElement } from 'react'

/** A client component that a plugin shows beside the publication status of a document. */
export type PublicationControl = { name: string; Control: () => ReactElement | null }

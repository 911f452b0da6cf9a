import type { ReactElement } from 'react'

/** A client component that a plugin shows beside the publication status of a document. */
export type PluginPublicationControl = { name: string; Control: () => ReactElement | null }

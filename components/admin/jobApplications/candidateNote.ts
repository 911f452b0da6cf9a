import type { ComponentType } from 'react'

/** What a plugin adds below the name of a candidate in the list. A client component. */
export type PluginCandidateNote = {
  name: string
  Note: ComponentType<{ application: number | string }>
}

import type { ComponentType } from 'react'

/** A client component that a plugin adds below the name of a candidate in the list. */
export type PluginCandidateNameNote = {
  name: string
  Note: ComponentType<{ application: number | string; row: Readonly<Record<string, unknown>> }>
}

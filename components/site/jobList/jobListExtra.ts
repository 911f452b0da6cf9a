import type { ComponentType } from 'react'

/** A client component that a plugin adds at the end of the job list. */
export type PluginJobListExtra = {
  name: string
  /** `isHeld` is true during a search or navigation. */
  Extra: ComponentType<{ isHeld: boolean }>
}

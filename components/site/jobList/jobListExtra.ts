import type { ComponentType } from 'react'

/** What a plugin adds at the end of the job list: a client component. */
export type PluginJobListExtra = {
  name: string
  /** `isHeld` is true during a search or navigation. */
  Extra: ComponentType<{ isHeld: boolean }>
}

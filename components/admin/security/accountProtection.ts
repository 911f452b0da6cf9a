import type { ComponentType } from 'react'

/** The client components and texts that a plugin adds to protect an account. */
export type PluginAccountProtection = {
  name: string
  /** A section of the user's own account. */
  Section: ComponentType
  /** The action of a Super Administrator that resets the protection of another account. */
  reset: {
    path: string
    words: { label: string; heading: string; question: string; done: string }
    isProofRequired: boolean
  }
}

import type { ComponentType } from 'react'

/** What a plugin adds to protect an account: client components and texts. */
export type PluginAccountProtection = {
  name: string
  /** A section of the user's own account. */
  Section: ComponentType
  /** What a Super Administrator may do for the account of another person. */
  reset: {
    path: string
    words: { label: string; heading: string; question: string; done: string }
    isProofRequired: boolean
  }
}

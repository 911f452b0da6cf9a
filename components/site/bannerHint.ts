import type { ComponentType } from 'react'

/** A hint of a plugin at the top of the consent banner: a client component. */
export type PluginBannerHint = {
  name: string
  /** `isAlone` is true at the bottom of the page when no consent is needed. */
  Hint: ComponentType<{ isAlone: boolean }>
  onLanguageChosen: () => void
}

import type { ReactElement } from 'react'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'

/** A bar that a plugin shows above each page of the site while staff see drafts. */
export type PluginDraftBar = {
  name: string
  Bar: (props: { language: SiteLanguage }) => ReactElement
}

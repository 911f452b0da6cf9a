import type { PluginDraftBar } from '@/components/site/draftBar'
import { previewBar } from './live-preview/site/PreviewBar'

/** The bars of plugins above each page of the site while staff see drafts. */
export const draftBars: readonly PluginDraftBar[] = [previewBar]

import type { PluginDraftBar } from '@/components/site/draftBar'
import { draftPreviewBar } from './live-preview/site/DraftPreviewBar'

/** The bars of plugins above each page of the site while staff see drafts. */
export const draftBars: readonly PluginDraftBar[] = [draftPreviewBar]

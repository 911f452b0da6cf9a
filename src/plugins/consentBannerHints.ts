import type { PluginBannerHint } from '@/components/site/bannerHint'
import { suggestedLanguageHint } from './language-hint/site/SuggestedLanguageHint'

/** The hints of plugins at the top of the consent banner. Client components read them. */
export const consentBannerHints: readonly PluginBannerHint[] = [suggestedLanguageHint]

import { pageLanguage } from '@/src/content/pageWords'
import { cachedShownPeriods } from '@/src/plugins/retention/cache'
import { retentionNotice } from '@/src/plugins/retention/words/retentionNotice'

/** When applications are deleted, in the language of the page. */
export const writeRetentionNotice = async () =>
  retentionNotice(await cachedShownPeriods(), await pageLanguage())

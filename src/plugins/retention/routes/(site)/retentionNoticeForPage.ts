import { currentPageLanguage } from '@/src/content/currentPageWords'
import { readCachedShownRetentionPeriods } from '@/src/plugins/retention/cache'
import { formatRetentionNotice } from '@/src/plugins/retention/words/formatRetentionNotice'

/** When applications are deleted, in the language of the page. */
export const retentionNoticeForPage = async () =>
  formatRetentionNotice(await readCachedShownRetentionPeriods(), await currentPageLanguage())

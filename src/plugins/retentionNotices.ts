import { retentionNoticeForPage } from './retention/routes/(site)/retentionNoticeForPage'

/** The sentences of the application form about deletion, in its language: at most one entry. */
export const retentionNotices: readonly (() => Promise<string>)[] = [retentionNoticeForPage]

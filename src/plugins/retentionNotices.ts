import { writeRetentionNotice } from './retention/routes/(site)/writeRetentionNotice'

/** The sentences of the application form about deletion, in its language: at most one entry. */
export const retentionNotices: readonly (() => Promise<string>)[] = [writeRetentionNotice]

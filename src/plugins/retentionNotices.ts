import { writeRetentionNotice } from './retention/routes/(site)/writeRetentionNotice'

/** What the application form says about the deletion of applications, in the language of the page: at most one entry. */
export const retentionNotices: readonly (() => Promise<string>)[] = [writeRetentionNotice]

import { OPINIONS_KIND } from './opinions/rules/applicationOpinion'

/** What plugins store about an application, by the names under which a person's data is counted. */
export const applicationRecordKinds = [OPINIONS_KIND] as const

import { ANSWER_TABLE } from './answers/rules/applicationAnswer'

/** Tables with `application_id` whose rows are deleted when an application is anonymised. */
export const erasedTables: readonly string[] = [ANSWER_TABLE]

import { ANSWER_TABLE } from './answers/rules/applicationAnswer'
import { NOTE_TABLE } from './opinions/rules/applicationNote'

/** Tables with `application_id` whose rows are deleted when an application is anonymised. */
export const erasedTables: readonly string[] = [NOTE_TABLE, ANSWER_TABLE]

import { z } from 'zod'

const MAX_RECORD_ID = 2 ** 31 - 1

/** The id of a record in a request, within the range of PostgreSQL's `integer`. */
export const RecordIdSchema = z.int().positive().max(MAX_RECORD_ID)

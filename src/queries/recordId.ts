import { z } from 'zod'

const MAX_RECORD_ID = 2 ** 31 - 1

/** The id of a record in a request: a query with a number that PostgreSQL's `integer` cannot hold would fail. */
export const RecordId = z.int().positive().max(MAX_RECORD_ID)

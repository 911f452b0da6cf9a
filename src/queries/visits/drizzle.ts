import type { Payload } from 'payload'

/** A database connection, or a transaction on it. */
export type Drizzle = Pick<Payload['db']['drizzle'], 'execute'>

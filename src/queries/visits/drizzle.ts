import type { Payload } from 'payload'

/** Where SQL runs: a connection, or the transaction on it. */
export type Drizzle = Pick<Payload['db']['drizzle'], 'execute'>

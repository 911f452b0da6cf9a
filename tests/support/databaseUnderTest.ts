import pg from 'pg'

/** Runs a query on the database of the site under test, and returns its rows. */
export async function queryDatabaseUnderTest<Row extends pg.QueryResultRow = pg.QueryResultRow>(
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client(process.env.DATABASE_UNDER_TEST)
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

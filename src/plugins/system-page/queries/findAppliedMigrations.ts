import type { Payload } from 'payload'

/** Finds the names of the migrations that ran on this database. */
export async function findAppliedMigrations({ db }: Payload): Promise<string[]> {
  const { docs } = await db.find<{ name?: string | null }>({
    collection: 'payload-migrations',
    select: { name: true },
    pagination: false,
    limit: 0,
  })
  return docs.flatMap(({ name }) => name ?? [])
}

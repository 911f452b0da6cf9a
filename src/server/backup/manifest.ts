import { z } from 'zod'

const Written = z.object({ sha256: z.string(), bytes: z.number() })

/** What a backup says of itself: enough to tell whether it is whole, and how to read it. */
export const Manifest = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The schema that the tables had, by the migrations that made it. */
  migrations: z.array(z.string()),
  /** In an order in which each table comes after those that it refers to. */
  tables: z.array(
    Written.extend({ name: z.string(), columns: z.array(z.string()), rows: z.number() }),
  ),
  partitions: z.array(z.object({ name: z.string(), parent: z.string(), bound: z.string() })),
  /** The last number that each sequence gave out. */
  sequences: z.record(z.string(), z.string()),
  files: z.array(Written.extend({ name: z.string() })),
})
export type Manifest = z.infer<typeof Manifest>

export const MANIFEST = 'manifest.json'
export const tableFile = (table: string) => `tables/${table}.copy.gz`
export const storedFile = (name: string) => `files/${name}`

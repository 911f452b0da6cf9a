import { z } from 'zod'

const Written = z.object({
  /** Of the part as it lies there, packed and sealed. */
  sha256: z.string(),
  bytes: z.number(),
  /** Of what was read from the site: a restoration must give the same. Backups of before do not say it. */
  content: z.string().optional(),
})

// What a backup names becomes part of a path, or of a query: it is what we write ourselves, or nothing.
const identifier = z.string().regex(/^\w+$/)
const fileName = z.string().regex(/^(candidate-files|media)\/(?!\.{1,2}$)[^/\\\0]+$/)

/** What a backup says of itself: enough to tell whether it is whole, and how to read it. */
export const Manifest = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Whether its parts are for the owner of a key only. */
  sealed: z.boolean().default(false),
  /** The schema that the tables had, by the migrations that made it. */
  migrations: z.array(z.string()),
  /** In an order in which each table comes after those that it refers to. */
  tables: z.array(
    Written.extend({ name: identifier, columns: z.array(identifier), rows: z.number() }),
  ),
  partitions: z.array(
    z.object({
      name: identifier,
      parent: identifier,
      bound: z.string().regex(/^(DEFAULT|FOR VALUES [^;]*)$/),
    }),
  ),
  /** The last number that each sequence gave out. */
  sequences: z.record(identifier, z.string()),
  files: z.array(Written.extend({ name: fileName })),
  /** Files that rows spoke of, and that were nowhere. */
  missing: z.array(fileName).default([]),
})
export type Manifest = z.infer<typeof Manifest>

export const MANIFEST = 'manifest.json'
export const tableFile = (table: string) => `tables/${table}.copy.gz`
export const storedFile = (name: string) => `files/${name}`

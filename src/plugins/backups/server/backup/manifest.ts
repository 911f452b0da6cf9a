import { z } from 'zod'

const StoredPartSchema = z.object({
  /** Checksum of the stored part, after compression and encryption. */
  sha256: z.string(),
  bytes: z.number(),
  /**
   * Checksum of the original bytes; a restored part must have the same one. Older manifests do not
   * have it.
   */
  content: z.string().optional(),
})

// Only the shapes that we write are valid: these names become part of a path or a query.
const sqlIdentifierSchema = z.string().regex(/^\w+$/)
const uploadedFileNameSchema = z.string().regex(/^(candidate-files|media)\/(?!\.{1,2}$)[^/\\\0]+$/)

/** The manifest of a backup: the list of its parts with their checksums, and how to read them. */
export const Manifest = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Whether the parts are encrypted with age. */
  sealed: z.boolean().default(false),
  /** The applied migrations: they identify the database schema. */
  migrations: z.array(z.string()),
  /** Sorted by foreign keys: a table follows the tables that it references. */
  tables: z.array(
    StoredPartSchema.extend({
      name: sqlIdentifierSchema,
      columns: z.array(sqlIdentifierSchema),
      rows: z.number(),
    }),
  ),
  partitions: z.array(
    z.object({
      name: sqlIdentifierSchema,
      parent: sqlIdentifierSchema,
      bound: z.string().regex(/^(DEFAULT|FOR VALUES [^;]*)$/),
    }),
  ),
  /** The last value of each sequence. */
  sequences: z.record(sqlIdentifierSchema, z.string()),
  files: z.array(StoredPartSchema.extend({ name: uploadedFileNameSchema })),
  /** The files that rows reference but that the store did not have. */
  missing: z.array(uploadedFileNameSchema).default([]),
})
export type Manifest = z.infer<typeof Manifest>

export const MANIFEST_FILE_NAME = 'manifest.json'
export const backupPathOfTable = (table: string) => `tables/${table}.copy.gz`
export const backupPathOfUpload = (name: string) => `files/${name}`

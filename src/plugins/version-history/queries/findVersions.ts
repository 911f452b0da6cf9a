import type {
  Field,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
  Where,
} from 'payload'
import {
  findVersionChanges,
  type VersionChange,
} from '@/src/plugins/version-history/rules/findVersionChanges'

/** A versioned document or global. */
export type VersionedDocument =
  | { collection: SanitizedCollectionConfig; id: number | string }
  | { global: SanitizedGlobalConfig }

export type Version = {
  id: string
  at: string
  /** The author of a version; null when unknown, or when no user made the change. */
  by: string | null
  status: 'draft' | 'published' | null
  /** The changes; null for the oldest version, which has no earlier one. */
  changes: VersionChange[] | null
}

type StoredVersion = { id: number | string; updatedAt: string; version: object }

// The maximum exceeds the retained versions and the snapshots of single-language saves.
const MAX_VERSIONS_READ = 100

/** Finds the retained versions, the newest first, within the user's access rights. */
export async function findVersions(req: PayloadRequest, of: VersionedDocument): Promise<Version[]> {
  const stored = await readVersions(req, of, { depth: 0, limit: MAX_VERSIONS_READ })
  return stored.map((one, index) => buildVersion(versionedFields(of), one, stored[index + 1]))
}

/** Finds one version with its relationships populated; null when it is not retained. */
export async function findVersion(
  req: PayloadRequest,
  of: VersionedDocument,
  id: string,
): Promise<(Version & { isNewest: boolean }) | null> {
  // Another value would cause a database error.
  if (!/^\d{1,9}$/.test(id)) return null
  const [one] = await readVersions(req, of, { depth: 1, limit: 1, where: { id: { equals: id } } })
  if (!one) return null
  const earlier = { updatedAt: { less_than: one.updatedAt } }
  const later = { updatedAt: { greater_than: one.updatedAt } }
  const [[before], newer] = await Promise.all([
    readVersions(req, of, { depth: 1, limit: 1, where: earlier }),
    readVersions(req, of, { depth: 0, limit: 1, where: later }),
  ])
  return { ...buildVersion(versionedFields(of), one, before), isNewest: newer.length === 0 }
}

type StoredVersionOptions = { depth: 0 | 1; limit: number; where?: Where }

async function readVersions(
  req: PayloadRequest,
  of: VersionedDocument,
  options: StoredVersionOptions,
): Promise<StoredVersion[]> {
  const { payload, user } = req
  const slug = 'collection' in of ? of.collection : of.global
  const reader = { user, overrideAccess: false, showHiddenFields: true, locale: 'all' } as const
  const and: Where[] = [
    ...(options.where ? [options.where] : []),
    ...('collection' in of ? [{ parent: { equals: of.id } }] : []),
    // Snapshots are left out: they are states of other languages in a single-language save.
    ...(slug.versions?.drafts ? [{ snapshot: { not_equals: true } }] : []),
  ]
  const all = {
    ...options,
    ...reader,
    where: { and },
    sort: '-updatedAt',
    pagination: false,
  } as const
  const { docs } =
    'collection' in of
      ? await payload.findVersions({
          ...all,
          collection: of.collection.slug,
          trash: true,
          overrideAccess: false,
        })
      : await payload.findGlobalVersions({ ...all, slug: of.global.slug, overrideAccess: false })
  return docs
}

const versionedFields = (of: VersionedDocument): Field[] =>
  'collection' in of ? of.collection.fields : of.global.fields

function buildVersion(
  fields: Field[],
  stored: StoredVersion,
  before: StoredVersion | undefined,
): Version {
  const { savedBy, _status }: { savedBy?: unknown; _status?: unknown } = { ...stored.version }
  return {
    id: String(stored.id),
    at: stored.updatedAt,
    by: typeof savedBy === 'string' ? savedBy : null,
    status: _status === 'draft' || _status === 'published' ? _status : null,
    changes: before ? findVersionChanges(fields, before.version, stored.version) : null,
  }
}

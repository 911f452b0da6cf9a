import { describe, expect, test } from 'vitest'
import { migrations } from '@/migrations'
import frozen from '@/src/server/frozenMigrations.json'
import { computeMigrationChecksums } from '@/src/server/migrationChecksums'

const MIGRATION_FILES = Object.keys(computeMigrationChecksums())

describe('a frozen migration never changes, because a database may have run it', () => {
  test('each frozen file has its recorded checksum', () => {
    expect(computeMigrationChecksums()).toMatchObject(frozen)
  })

  test('npm run migrate:freeze has recorded each file', () => {
    expect(MIGRATION_FILES.filter((name) => !(name in frozen))).toEqual([])
  })
})

test('the folder holds one schema snapshot, that of a frozen migration', () => {
  const snapshots = MIGRATION_FILES.filter((name) => name.endsWith('.json'))
  expect(snapshots).toHaveLength(1)
  expect(MIGRATION_FILES).toContain(snapshots[0]?.replace('.json', '.ts'))
})

test('the index runs each migration, in the order of their dates', () => {
  const sources = MIGRATION_FILES.filter((name) => name.endsWith('.ts'))
  expect(migrations.map(({ name }) => `${name}.ts`)).toEqual(sources)
})

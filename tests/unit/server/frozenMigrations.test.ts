import { describe, expect, test } from 'vitest'
import { migrations } from '@/migrations'
import frozen from '@/src/server/frozenMigrations.json'
import { computeMigrationChecksums } from '@/src/server/migrationChecksums'

const files = Object.keys(computeMigrationChecksums())

describe('a frozen migration never changes, because a database may have run it', () => {
  test('each frozen file has its recorded checksum', () => {
    expect(computeMigrationChecksums()).toMatchObject(frozen)
  })

  test('npm run migrate:freeze has recorded each file', () => {
    expect(files.filter((name) => !(name in frozen))).toEqual([])
  })
})

test('the folder holds one schema snapshot, that of a frozen migration', () => {
  const snapshots = files.filter((name) => name.endsWith('.json'))
  expect(snapshots).toHaveLength(1)
  expect(files).toContain(snapshots[0]?.replace('.json', '.ts'))
})

test('the index runs each migration, in the order of their dates', () => {
  const sources = files.filter((name) => name.endsWith('.ts'))
  expect(migrations.map(({ name }) => `${name}.ts`)).toEqual(sources)
})

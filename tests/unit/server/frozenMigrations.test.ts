import { describe, expect, test } from 'vitest'
import { migrations } from '@/migrations'
import frozen from '@/src/server/frozenMigrations.json'
import { migrationChecksums } from '@/src/server/migrationChecksums'

const landed = Object.entries<string>(frozen)

describe('a migration that has landed never changes: a database somewhere may have run it', () => {
  test('every frozen one is as it was recorded', () => {
    expect(migrationChecksums()).toMatchObject(frozen)
  })

  // Before the first release nothing is frozen; from then on everything is (`npm run migrate:freeze`).
  test('once one is frozen, none is forgotten', () => {
    const forgotten = Object.keys(migrationChecksums()).filter((name) => !(name in frozen))
    expect(landed.length > 0 ? forgotten : []).toEqual([])
  })
})

test('the index runs every migration, in the order of their dates', () => {
  const files = Object.keys(migrationChecksums()).filter((name) => name.endsWith('.ts'))
  expect(migrations.map(({ name }) => `${name}.ts`)).toEqual(files)
})

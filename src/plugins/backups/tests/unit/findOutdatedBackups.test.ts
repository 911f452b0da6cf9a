import { describe, expect, test } from 'vitest'
import {
  backupLocationWithoutKeys,
  parseBackupLocation,
  parseBackupRetention,
} from '@/src/domain/backups/backupSettings'
import { backupName, backupStartTime } from '@/src/plugins/backups/rules/backupName'
import { findOutdatedBackups } from '@/src/plugins/backups/rules/findOutdatedBackups'
import { isBackupDue } from '@/src/plugins/backups/rules/isBackupDue'
import { judgeBackup } from '@/src/plugins/backups/rules/judgeBackup'

const now = new Date('2026-11-24T12:00:00Z')
const DAY_MS = 86_400_000

const aBackup = (at: string | Date, isWhole = true) => {
  const madeAt = new Date(at)
  return { name: backupName(madeAt), madeAt, isWhole }
}
/** One backup each night at three, the last one first. */
const nightlyBackups = (count: number) =>
  Array.from({ length: count }, (_, night) =>
    aBackup(new Date(new Date('2026-11-24T03:00:00Z').getTime() - night * DAY_MS)),
  )

function retainedBackupDays(
  found: ReturnType<typeof aBackup>[],
  keeping = { daily: 7, weekly: 4, monthly: 12 },
) {
  const outdated = findOutdatedBackups(found, { keeping, now })
  return found.filter((backup) => !outdated.includes(backup)).map(({ name }) => name.slice(11, 21))
}

describe('Of one backup per night', () => {
  test('those of seven days, the last of four weeks and the last of twelve months are retained', () => {
    expect(retainedBackupDays(nightlyBackups(800))).toEqual([
      ...['2026-11-24', '2026-11-23', '2026-11-22', '2026-11-21', '2026-11-20', '2026-11-19'],
      // The seventh day, the Sundays of earlier weeks, and the last days of earlier months.
      ...['2026-11-18', '2026-11-15', '2026-11-08', '2026-10-31', '2026-09-30', '2026-08-31'],
      ...['2026-07-31', '2026-06-30', '2026-05-31', '2026-04-30', '2026-03-31', '2026-02-28'],
      ...['2026-01-31', '2025-12-31'],
    ])
  })

  test('Daily deletion retains the same backups as one deletion at the end', () => {
    const all = nightlyBackups(120).toReversed()
    let there: typeof all = []
    for (const backup of all) {
      there.push(backup)
      const at = new Date(backup.madeAt.getTime() + 60_000)
      const outdated = findOutdatedBackups(there, {
        keeping: { daily: 7, weekly: 4, monthly: 3 },
        now: at,
      })
      there = there.filter((one) => !outdated.includes(one))
    }
    const atOnce = findOutdatedBackups(nightlyBackups(120), {
      keeping: { daily: 7, weekly: 4, monthly: 3 },
      now: new Date('2026-11-24T03:01:00Z'),
    }).map(({ name }) => name)
    const expected = nightlyBackups(120)
      .map(({ name }) => name)
      .filter((name) => !atOnce.includes(name))
    expect(there.map(({ name }) => name).toReversed()).toEqual(expected)
  })
})

test('The last complete backup is retained, even with all numbers at zero', () => {
  expect(
    retainedBackupDays([aBackup('2020-01-01'), aBackup('2019-01-01')], {
      daily: 0,
      weekly: 0,
      monthly: 0,
    }),
  ).toEqual(['2020-01-01'])
})

test('All backups of the last two days are retained', () => {
  const all = [
    aBackup('2026-11-24T11:59:00Z'),
    aBackup('2026-11-24T03:00:00Z'),
    aBackup('2026-11-22T13:00:00Z'),
  ]
  expect(retainedBackupDays(all, { daily: 1, weekly: 0, monthly: 0 })).toHaveLength(3)
})

test('An incomplete backup is outdated once a later one is complete, and does not count', () => {
  const lacking = aBackup('2026-11-10T23:00:00Z', false)
  const whole = aBackup('2026-11-10T03:00:00Z')
  expect(retainedBackupDays([lacking, whole])).toEqual(['2026-11-10', '2026-11-10'])
  const later = aBackup('2026-11-11T03:00:00Z')
  expect(
    findOutdatedBackups([lacking, whole, later], {
      keeping: { daily: 7, weekly: 4, monthly: 12 },
      now,
    }),
  ).toEqual([lacking])
})

test('Of incomplete backups the last one is retained, and one that may still be written', () => {
  const hourly = ['2026-11-24T11:30:00Z', '2026-11-24T10:30:00Z', '2026-11-24T09:30:00Z'].map(
    (at) => aBackup(at, false),
  )
  const whole = aBackup('2026-11-23T03:00:00Z')
  const keeping = { daily: 7, weekly: 4, monthly: 12 }
  expect(findOutdatedBackups([...hourly, whole], { keeping, now })).toEqual(hourly.slice(2))
  const later = new Date('2026-11-25T12:00:00Z')
  expect(findOutdatedBackups([...hourly, whole], { keeping, now: later })).toEqual(hourly.slice(1))
})

test('The name of a backup contains its start; other names have none', () => {
  expect(backupStartTime(backupName(now))).toEqual(now)
  expect(backupStartTime(`${backupName(now)}.incomplete`)).toEqual(now)
  for (const other of [
    'photos',
    'sauvegarde',
    'sauvegarde-2026-13-01T00-00-00',
    '../sauvegarde-2026-11-24T12-00-00',
  ]) {
    expect(backupStartTime(other)).toBeNull()
  }
})

test('The location of backups is a folder or a bucket, and the retention three numbers or all', () => {
  expect(parseBackupLocation('/mnt/sauvegardes')).toEqual({
    kind: 'folder',
    folder: '/mnt/sauvegardes',
  })
  const there = {
    kind: 's3',
    endpoint: 'https://s3.exemple.fr:9000',
    region: 'fr-par',
    accessKeyId: 'AK',
    secretAccessKey: 'a/b+c',
    bucket: 'coffre',
    prefix: 'site/un/',
  } as const
  const address = 'https://AK:a%2Fb+c@s3.exemple.fr:9000/coffre/site/un?region=fr-par'
  expect(parseBackupLocation(address)).toEqual(there)
  expect(backupLocationWithoutKeys(there)).toBe('https://s3.exemple.fr:9000/coffre/site/un/')
  expect(parseBackupLocation('http://a:b@s3/coffre')).toMatchObject({
    bucket: 'coffre',
    prefix: '',
  })
  for (const wrong of [
    'sauvegardes',
    's3://coffre',
    'https://s3.exemple.fr/coffre',
    'https://a:b@s3/',
  ]) {
    expect(parseBackupLocation(wrong)).toBeNull()
  }
  expect(parseBackupRetention('7, 4,12')).toEqual({ daily: 7, weekly: 4, monthly: 12 })
  expect(parseBackupRetention('all')).toBe('all')
  for (const wrong of ['', '7', '7,4', '7,4,-1', 'seven,4,12'])
    expect(parseBackupRetention(wrong)).toBeNull()
})

test('The backup of the night is due once from three o’clock on, or after a missed night', () => {
  const due = (last: string | null, at: string) =>
    isBackupDue({ last: last === null ? null : new Date(last), now: new Date(at) })
  expect(due(null, '2026-11-24T12:00:00Z')).toBe(true)
  expect(due('2026-11-23T03:01:00Z', '2026-11-24T02:59:00Z')).toBe(false)
  expect(due('2026-11-23T03:01:00Z', '2026-11-24T03:00:00Z')).toBe(true)
  expect(due('2026-11-24T03:00:30Z', '2026-11-24T23:00:00Z')).toBe(false)
  expect(due('2026-11-20T03:00:30Z', '2026-11-24T01:00:00Z')).toBe(true)
})

test.each([
  ['young and tried', 3600, { age: 3600, isSound: true }, 'good'],
  ['young and never tried', 3600, null, 'warning'],
  ['young, and the trial failed', 3600, { age: 3600, isSound: false }, 'bad'],
  ['young, tried weeks ago', 3600, { age: 10 * 86_400, isSound: true }, 'warning'],
  ['young, tried two months ago', 3600, { age: 60 * 86_400, isSound: true }, 'bad'],
  ['old, though tried', 9 * 86_400, { age: 3600, isSound: true }, 'bad'],
] as const)('A backup that is %s', (_, age, verification, state) => {
  expect(judgeBackup({ age, verification }, 90 * 86_400).whole).toBe(state)
})

test('A site without a backup is judged by its own age', () => {
  expect(judgeBackup({ age: null, verification: null }, 3600).whole).toBe('unknown')
  expect(judgeBackup({ age: null, verification: null }, 90 * 86_400).whole).toBe('bad')
})

import { expect, test } from 'vitest'
import { findMetricsIn, promQueries } from '@/tests/support/promQueries'

const { board, rules } = promQueries()

test('every query uses a known metric', () => {
  const silent = [...board, ...rules].filter((query) => findMetricsIn(query).length === 0)
  expect(silent).toEqual([])
})

test('an alert fires when no server reports metrics', () => {
  const absent = rules.filter((query) => query.includes('absent(up{job="exemplia"} == 1)'))
  expect(absent).toHaveLength(1)
})

test('every silent failure has an alert', () => {
  expect(rules.flatMap(findMetricsIn)).toEqual(
    expect.arrayContaining([
      'backup_last_age_seconds',
      'backup_verified',
      'certificate_valid_seconds',
      'data_disk_free_ratio',
      'files_spooled',
      'jobs_failed',
      'mails_kept_as_files',
      'submissions_total',
      'system_light',
    ]),
  )
})

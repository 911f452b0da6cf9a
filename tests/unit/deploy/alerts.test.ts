import { expect, test } from 'vitest'
import { metricsIn, promQueries } from '@/tests/support/promQueries'

const { board, rules } = promQueries()

test('every question is about some figure', () => {
  const silent = [...board, ...rules].filter((query) => metricsIn(query).length === 0)
  expect(silent).toEqual([])
})

test('somebody is told when no server is left, of which nothing is measured any more', () => {
  const absent = rules.filter((query) => query.includes('absent(up{job="exemplia"} == 1)'))
  expect(absent).toHaveLength(1)
})

test('somebody is told of each thing that goes wrong without a word', () => {
  expect(rules.flatMap(metricsIn)).toEqual(
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

import { describe, expect, test } from 'vitest'
import { worstHealthState } from '@/src/domain/health/healthChecks'
import {
  healthStateByMaximum,
  healthStateByMinimum,
  healthStateOfNightlyJob,
} from '@/src/domain/health/judgeHealth'

const HOUR_SECONDS = 3600

test('A value below its minimum is a warning, then bad; the minimum itself is not', () => {
  const limits = { warning: 0.15, bad: 0.05 }
  const states = [0.5, 0.15, 0.149, 0.05, 0.049, 0].map((left) =>
    healthStateByMinimum(left, limits),
  )
  expect(states).toEqual(['good', 'good', 'warning', 'warning', 'bad', 'bad'])
})

test('A value above its maximum is a warning, then bad', () => {
  const states = [0, 60, 61, 300, 301].map((age) =>
    healthStateByMaximum(age, { warning: 60, bad: 300 }),
  )
  expect(states).toEqual(['good', 'good', 'warning', 'warning', 'bad'])
})

describe('A job of each night', () => {
  const judge = (age: number | null, siteAge: number | null) =>
    healthStateOfNightlyJob(age, {
      siteAge,
      limits: { warning: 36 * HOUR_SECONDS, bad: 168 * HOUR_SECONDS },
    })

  test('is judged by its age once it has run', () => {
    expect([20, 40, 200].map((hours) => judge(hours * HOUR_SECONDS, null))).toEqual([
      'good',
      'warning',
      'bad',
    ])
  })

  test('is unknown on a site without a night, and bad when it did not run in several nights', () => {
    expect(judge(null, HOUR_SECONDS)).toBe('unknown')
    expect(judge(null, 48 * HOUR_SECONDS)).toBe('bad')
    expect(judge(null, null)).toBe('bad')
  })
})

test('The worst of several states counts, and an unknown one only alone', () => {
  expect(worstHealthState('good', 'bad', 'warning')).toBe('bad')
  expect(worstHealthState('unknown', 'good')).toBe('good')
})

import { describe, expect, test } from 'vitest'
import { worstHealthState } from '@/src/domain/health/healthChecks'
import {
  healthStateByMaximum,
  healthStateByMinimum,
  healthStateOfNightlyJob,
} from '@/src/domain/health/judgeHealth'

const HOUR = 3600

test('what runs out turns to warning, then to bad; at its limit it is still what it was', () => {
  const limits = { warning: 0.15, bad: 0.05 }
  const states = [0.5, 0.15, 0.149, 0.05, 0.049, 0].map((left) =>
    healthStateByMinimum(left, limits),
  )
  expect(states).toEqual(['good', 'good', 'warning', 'warning', 'bad', 'bad'])
})

test('what grows turns to warning, then to bad', () => {
  const states = [0, 60, 61, 300, 301].map((age) =>
    healthStateByMaximum(age, { warning: 60, bad: 300 }),
  )
  expect(states).toEqual(['good', 'good', 'warning', 'warning', 'bad'])
})

describe('what happens at night', () => {
  const judge = (age: number | null, siteAge: number | null) =>
    healthStateOfNightlyJob(age, { siteAge, limits: { warning: 36 * HOUR, bad: 168 * HOUR } })

  test('is judged by its age once it has happened', () => {
    expect([20, 40, 200].map((hours) => judge(hours * HOUR, null))).toEqual([
      'good',
      'warning',
      'bad',
    ])
  })

  test('is not known of a site that has had no night, and bad where it never happened in many', () => {
    expect(judge(null, HOUR)).toBe('unknown')
    expect(judge(null, 48 * HOUR)).toBe('bad')
    expect(judge(null, null)).toBe('bad')
  })
})

test('the worst of several counts, and what is not known says nothing beside the rest', () => {
  expect(worstHealthState('good', 'bad', 'warning')).toBe('bad')
  expect(worstHealthState('unknown', 'good')).toBe('good')
})

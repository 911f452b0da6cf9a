import { describe, expect, test } from 'vitest'
import type { ApplicationStatus } from '@/src/domain/submissions/applicationStatus'
import { statusShownToCandidate } from '@/src/plugins/candidate-page/rules/statusShownToCandidate'

const momentAtHour = (hour: number) => new Date(Date.UTC(2026, 10, 2, hour))

type StatusStep = [hour: number, to: ApplicationStatus]

function historyWithSteps(steps: StatusStep[], replies: number[]) {
  const statuses: ApplicationStatus[] = ['pending', ...steps.map(([, to]) => to)]
  const changes = steps.map(([hour, to], place) => ({
    ...{ at: momentAtHour(hour), to, from: statuses[place] ?? 'pending' },
  }))
  return { status: statuses.at(-1) ?? 'pending', changes, replies: replies.map(momentAtHour) }
}

describe('The status that a candidate sees', () => {
  const cases: [string, StatusStep[], number[], ApplicationStatus][] = [
    ['is the first one at first', [], [], 'pending'],
    ['follows a change that is no decision', [[1, 'reviewed']], [], 'reviewed'],
    [
      'hides a decision without a reply',
      [
        [1, 'reviewed'],
        [2, 'rejected'],
      ],
      [],
      'reviewed',
    ],
    [
      'shows a decision after its reply',
      [
        [1, 'reviewed'],
        [2, 'rejected'],
      ],
      [3],
      'rejected',
    ],
    ['hides a decision after an earlier reply', [[2, 'rejected']], [1], 'pending'],
    [
      'hides a new decision until its own reply',
      [
        [1, 'rejected'],
        [3, 'accepted'],
      ],
      [2],
      'rejected',
    ],
    [
      'shows a new decision after its own reply',
      [
        [1, 'rejected'],
        [3, 'accepted'],
      ],
      [4, 2],
      'accepted',
    ],
    [
      'forgets a decision that was taken back',
      [
        [1, 'rejected'],
        [2, 'pending'],
      ],
      [],
      'pending',
    ],
    [
      'returns to an earlier state after a shown decision',
      [
        [1, 'rejected'],
        [3, 'reviewed'],
      ],
      [2],
      'reviewed',
    ],
  ]
  test.each(cases)('%s', (_title, steps, replies, shown) => {
    expect(statusShownToCandidate(historyWithSteps(steps, replies))).toBe(shown)
  })

  test('is no decision when the history has no change and no reply', () => {
    expect(statusShownToCandidate({ status: 'rejected', changes: [], replies: [] })).toBe('pending')
    expect(
      statusShownToCandidate({ status: 'rejected', changes: [], replies: [momentAtHour(1)] }),
    ).toBe('rejected')
  })
})

import { expect, test } from 'vitest'
import { APPLICATION_STATUSES } from '@/src/domain/submissions/applicationStatus'
import {
  REPLY_TEMPLATE_KINDS,
  sortTemplatesByStatus,
  suggestedTemplateKind,
} from '@/src/plugins/answers/rules/replyTemplate'

test('An acceptance suggests an invitation, a rejection a refusal, and other statuses nothing', () => {
  expect(APPLICATION_STATUSES.map(suggestedTemplateKind)).toEqual([
    null,
    null,
    'invitation',
    'refusal',
  ])
})

test('The templates for the status of the application come first, the others after them', () => {
  const templates = REPLY_TEMPLATE_KINDS.map((kind) => ({ kind }))
  const kindsFor = (status: (typeof APPLICATION_STATUSES)[number]) =>
    sortTemplatesByStatus(templates, status).map(({ kind }) => kind)
  expect(kindsFor('pending').slice(0, 2)).toEqual(['missingDocument', 'invitation'])
  expect(kindsFor('accepted')[0]).toBe('invitation')
  expect(kindsFor('rejected').slice(0, 2)).toEqual(['refusal', 'refusalAfterInterview'])
  for (const status of APPLICATION_STATUSES) {
    expect(kindsFor(status).toSorted()).toEqual(REPLY_TEMPLATE_KINDS.toSorted())
  }
})

import { expect, test } from 'vitest'
import { parseCandidateMailRefusal } from '@/src/plugins/undelivered-mail/rules/parseCandidateMailRefusal'

const RECIPIENTS_REJECTED_MESSAGE = "Can't send mail - all recipients were rejected"

test.each([
  [`${RECIPIENTS_REJECTED_MESSAGE}: 550 5.1.1 Unknown`, '550 5.1.1 Unknown'],
  [
    `mail: Error: Failed · acknowledgement: Error: ${RECIPIENTS_REJECTED_MESSAGE}: 551 Moved · chat: Error: x`,
    '551 Moved',
  ],
  ['acknowledgement: Error: Message failed: 554 Rejected', '554 Rejected'],
  ['Data command failed: 554 No valid recipients', '554 No valid recipients'],
])('« %s » refuses the candidate with « %s »', (failure, reply) => {
  expect(parseCandidateMailRefusal(failure)).toBe(reply)
})

test.each([
  '',
  `acknowledgement: Error: ${RECIPIENTS_REJECTED_MESSAGE}: 450 Later`,
  `mail: Error: ${RECIPIENTS_REJECTED_MESSAGE}: 550 Unknown · chat: Error: invalid_auth`,
  'acknowledgement: Error: Mail command failed: 550 Sender refused',
  'acknowledgement: Error: Invalid login: 535 Wrong password',
  'acknowledgement: Error: connect ECONNREFUSED 127.0.0.1:25',
])('« %s » says nothing about the address of the candidate', (failure) => {
  expect(parseCandidateMailRefusal(failure)).toBeNull()
})

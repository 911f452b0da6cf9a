import { expect, test } from 'vitest'
import { replyMailtoLink } from '@/components/admin/contactMessages/replyMailtoLink'

const CONTACT_MESSAGE = { email: 'ada@clients.test', subject: 'Data & cloud' }

test.each([
  ['fr', 'mailto:ada@clients.test?subject=Re%C2%A0%3A%20Data%20%26%20cloud'],
  ['en', 'mailto:ada@clients.test?subject=Re%3A%20Data%20%26%20cloud'],
  [undefined, 'mailto:ada@clients.test?subject=Re%C2%A0%3A%20Data%20%26%20cloud'],
])(
  'The mail link to the sender of a message in %s has a subject in that language',
  (language, address) => {
    expect(replyMailtoLink({ ...CONTACT_MESSAGE, language })).toBe(address)
  },
)

import type { Payload } from 'payload'
import type { ContactMessage } from '@/payload-types'

/** A message that Paul Girard sent through the contact form. */
export function aContactMessage(payload: Payload, different: Partial<ContactMessage> = {}) {
  return payload.create({
    collection: 'contact-messages',
    data: {
      name: 'Paul Girard',
      email: 'paul.girard@example.org',
      subject: 'Audit de sécurité',
      message: 'Bonjour,\nquand pouvons-nous parler ?',
      status: 'new',
      ...different,
    },
  })
}

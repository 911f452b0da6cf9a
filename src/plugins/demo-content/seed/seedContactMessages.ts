import type { Payload } from 'payload'
import { applyFrenchTypographyDeep } from '@/src/seed/frenchTypography'
import { isDocumentStored } from '@/src/seed/isDocumentStored'
import { seedOptions } from '@/src/seed/seedOptions'
import { contactMessages } from './content/contactMessages'
import { daysBefore } from './daysBefore'

const THREE_HOURS_IN_DAYS = 3 / 24

export async function seedContactMessages(payload: Payload, now: Date): Promise<void> {
  for (const { key, receivedDaysAgo, ...message } of applyFrenchTypographyDeep(contactMessages)) {
    if (await isDocumentStored(payload, 'contact-messages', { submissionKey: { equals: key } }))
      continue
    const createdAt = daysBefore(now, receivedDaysAgo + THREE_HOURS_IN_DAYS).toISOString()
    await payload.create({
      ...seedOptions(),
      collection: 'contact-messages',
      data: { ...message, submissionKey: key, createdAt },
    })
  }
}
